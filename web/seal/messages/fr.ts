import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './en.ts'

export const fr = {
  'seal.lobby':
    'Pour des tirages loyaux, le serveur a scellé son secret, et quand vous serez prêt, votre navigateur y ajoutera son propre nombre. Après la partie, il contrôlera de lui-même que tout concorde.',
  'seal.lobby-old': 'Cette table date d’avant les nombres : le serveur tire seul.',
  'seal.changed': 'Ce n’est pas le sceau que ce navigateur avait vu à cette table.',
  'seal.adds': 'ajoute un nombre',
  'seal.adds-none': 'n’ajoute aucun nombre',
  'seal.digits': 'Sceau : {commitment}',
  'seal.checking': 'Contrôle des tirages…',
  'seal.fits': 'Les tirages étaient scellés avant que vous ne preniez place, et tout concorde.',
  'seal.means':
    'Le serveur était lié à son secret avant que votre navigateur n’y ajoute son nombre, et tout ce qu’on vous a montré en découle. Il n’aurait pu choisir les tirages que de connivence avec un autre joueur, ou au nom d’un joueur qui ne contrôle rien.',
  'seal.means-alone':
    'Le serveur était lié à son secret avant que votre navigateur n’y ajoute son nombre, et tout ce qu’on vous a montré découle des deux : il ne pouvait pas choisir les tirages.',
  'seal.since':
    'Depuis que cette partie suit des règles plus récentes, les tirages concordent avec ce qui était scellé avant que vous ne preniez place.',
  'seal.means-since':
    'Tout ce qu’on vous a montré depuis lors découle du sceau. Où en était la partie à ce moment-là, seul le serveur le dit : ce qui précède ne peut plus être rejoué ici.',
  'seal.unkept':
    'Ce navigateur ne s’est pas déclaré prêt pour cette partie : il n’a pas de sceau à contrôler. Qui en a gardé un peut contrôler le récit avec dorsal verify.',
  'seal.unchecked': 'Les tirages n’ont pas pu être contrôlés pour l’instant.',
  'seal.old': 'Le récit contient la graine de tous les tirages, que le serveur a tirée seul avant la partie.',
  'seal.wrong': 'Les tirages ne concordent pas avec le sceau.',
  'seal.fault.secret':
    'Ce que le serveur montre maintenant n’est pas ce qu’il avait scellé avant que vous ne soyez prêt : il a pu choisir les tirages.',
  'seal.fault.number':
    'Le nombre de ce navigateur n’est pas parmi ceux dont les tirages sont faits. Si vous étiez prêt en dernier sur un autre appareil, le sien y figure à la place ; sinon, le serveur a pu choisir les tirages.',
  'seal.fault.numbers': 'Les nombres des joueurs ne sont pas ceux qui ont été montrés au début de la partie.',
  'seal.fault.draws': 'Le sceau concorde, mais ce qu’on vous a montré n’en découle pas.',
  'seal.takebacks': 'Retours en arrière : {count}',
} as const

fr satisfies Translates<typeof fr, typeof en>
