import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './en.ts'

export const fr = {
  'replay.speed': 'Vitesse',
  'replay.times': '× {speed}',
  'replay.chapters': 'Manches',
  'replay.beginning': 'Le début',
  'replay.at': '{moment} sur {count}. {chapter}',
} as const

fr satisfies Translates<typeof fr, typeof en>
