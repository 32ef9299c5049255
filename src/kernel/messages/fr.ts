import type { Translates } from '../catalogue.ts'
import type { en } from './en.ts'

export const fr = {
  'fault.enum': '{field} : doit être parmi {values}',
  'fault.fewer': '{field} : ne doit pas dépasser une longueur de {limit}',
  'fault.in-all': '{field} : doit faire {must} en tout, et non {are}',
  'fault.maximum': '{field} : doit être au plus {limit}',
  'fault.minimum': '{field} : doit être au moins {limit}',
  'fault.more': '{field} : doit avoir une longueur d’au moins {limit}',
  'fault.must-be': '{field} : doit être « {value} »',
  'fault.no-list': '{field} : n’est pas une liste à laquelle on peut ajouter',
  'fault.no-piece': '{field} : il n’y a pas de telle pièce',
  'fault.pattern': '{field} : n’est pas écrit comme il faut ({pattern})',
  'fault.required': '{field} : il manque {names}',
  'fault.twice': '{field} : « {id} » y est deux fois',
  'fault.type': '{field} : doit être {type@type}',
  'fault.unfit': '{field} : ne convient pas',
  'fault.unknown': '{field} : n’est pas un champ de ce contenu',
  'match.laid': 'La table a été disposée autrement.',
  'match.raised':
    'À partir d’ici, la partie suit les règles numéro {plays} : on ne joue plus selon le numéro {played}. Tout est resté en place.',
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
  'refusal.position': 'La position ne convient pas : {fault}.',
  'refusal.seed': 'Une graine compte 64 chiffres hexadécimaux.',
  'refusal.stack-label': 'Il n’y a pas de tirage « {label} ». Il y a : {labels}.',
  'refusal.stack-outcome': 'Le tirage « {label} » ne peut pas donner « {outcome} ». Il donne : {outcomes}.',
  'refusal.stack-unfit':
    'Le tirage « {label} » ne peut pas donner « {outcome} » maintenant : il n’en reste plus.',
  'refusal.stale': 'Cette question n’est plus posée.',
  'refusal.too-far': 'De plusieurs actions, seule la dernière peut tirer ou montrer quelque chose.',
  'type.array': 'une liste',
  'type.boolean': 'true ou false',
  'type.integer': 'un nombre entier',
  'type.null': 'null',
  'type.number': 'un nombre',
  'type.object': 'un objet',
  'type.string': 'un texte',
} as const

fr satisfies Translates<typeof fr, typeof en>
