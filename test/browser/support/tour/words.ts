import type { VisitorOptions } from '../visitor.ts'

/** What is pressed on the way, by its name. */
export function wordsOf({ language }: VisitorOptions) {
  return language === 'fr-FR' ? FRENCH : ENGLISH
}

const ENGLISH = {
  nowhere: 'Empty water',
  yourName: 'Your name',
  lay: 'Lay the table',
  invite: 'Invite',
  sit: 'Sit down',
  ready: 'I am ready',
  takeback: 'Ask to go back',
  log: 'What happened',
  now: 'Now',
  start: 'Start',
}

const FRENCH: typeof ENGLISH = {
  nowhere: 'Eau vide',
  yourName: 'Votre nom',
  lay: 'Dresser la table',
  invite: 'Inviter',
  sit: 'S’asseoir',
  ready: 'Je suis prêt',
  takeback: 'Demander à revenir',
  log: 'Ce qui s’est passé',
  now: 'Maintenant',
  start: 'Commencer',
}
