import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './options.en.ts'

export const fr = {
  'sharks.option.sharks': '{count|Un requin|# requins} : {sharks@seat}',
  'sharks.option.hands.secret': 'Cartes de score : chacun ne voit que les siennes',
  'sharks.option.hands.open': 'Cartes de score : toutes sur la table',
  'sharks.option.boat.own-view': 'Le bateau va comme chaque place voit l’océan',
  'sharks.option.boat.common-view': 'Le bateau suit la carte : le haut est le nord pour tous',
  'sharks.option.first.random': 'Le sort décide qui commence',
  'sharks.option.first.shark': '{first@seat} commence',
} as const

fr satisfies Translates<typeof fr, typeof en>
