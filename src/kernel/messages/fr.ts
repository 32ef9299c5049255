import type { Catalogue } from '../message.ts'

export const fr: Catalogue = {
  'match.undo': '{seat@seat} reprend son dernier coup.',
  'match.takeback': 'D’un commun accord, la partie revient en arrière.',
  'refusal.content': 'Le contenu ne convient pas : {faults}.',
  'refusal.illegal': 'Ce n’est pas permis maintenant.',
  'refusal.level': 'Il n’y a pas de joueur automatique « {level} ». Il y a : {levels}.',
  'refusal.no-action': 'Aucune action n’a été donnée.',
  'refusal.no-takeback': 'Il n’y a rien à quoi revenir.',
  'refusal.no-undo':
    'Rien de vous à reprendre : un tirage a eu lieu, quelque chose vous a été montré, ou c’est à d’autres de jouer.',
  'refusal.not-your-turn': 'Ce n’est pas à {seat@seat} de jouer.',
  'refusal.option': 'L’option « {field} » ne convient pas : {expected}.',
  'refusal.over': 'La partie est finie.',
  'refusal.seed': 'Une graine compte 64 chiffres hexadécimaux.',
  'refusal.stack-label': 'Il n’y a pas de tirage « {label} ». Il y a : {labels}.',
  'refusal.stack-outcome': 'Le tirage « {label} » ne peut pas donner « {outcome} ». Il donne : {outcomes}.',
  'refusal.stack-unfit':
    'Le tirage « {label} » ne peut pas donner « {outcome} » maintenant : il n’en reste plus.',
  'refusal.stale': 'Cette question n’est plus posée.',
  'refusal.too-far': 'De plusieurs actions, seule la dernière peut tirer ou montrer quelque chose.',
}
