import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './en.ts'

export const fr = {
  'replay.speed': 'Vitesse',
  'replay.times': '× {speed}',
  'replay.chapters': 'Manches',
  'replay.beginning': 'Le début',
  'replay.raised':
    'Cette partie a commencé selon les règles numéro {played}, que l’on ne joue plus. On la voit à partir du moment où elle a suivi le numéro {plays} ; son récit contient, en mots, tout ce qui a été fait avant.',
  'replay.at': '{moment} sur {count}. {chapter}',
} as const

fr satisfies Translates<typeof fr, typeof en>
