import type { Catalogue } from '../message.ts'

export const en: Catalogue = {
  'match.undo': '{seat@seat} takes the last step back.',
  'match.takeback': 'By agreement, the game goes back.',
  'refusal.content': 'The content pack does not fit: {faults}.',
  'refusal.illegal': 'That is not allowed now.',
  'refusal.level': 'There is no bot called "{level}". There are: {levels}.',
  'refusal.no-action': 'No action was given.',
  'refusal.no-takeback': 'There is nothing to go back to.',
  'refusal.no-undo':
    'There is nothing of yours to take back: it drew something, showed you something, or handed on to others.',
  'refusal.not-your-turn': 'It is not for {seat@seat} to act now.',
  'refusal.option': 'The option "{field}" does not fit: {expected}.',
  'refusal.over': 'The game is over.',
  'refusal.seed': 'A seed is 64 hexadecimal digits.',
  'refusal.stack-label': 'There is no draw called "{label}". There are: {labels}.',
  'refusal.stack-outcome': 'The draw "{label}" cannot give "{outcome}". It gives: {outcomes}.',
  'refusal.stack-unfit': 'The draw "{label}" cannot give "{outcome}" now: none is left.',
  'refusal.stale': 'That question is no longer open.',
  'refusal.too-far': 'Only the last of several actions may draw or show something.',
}
