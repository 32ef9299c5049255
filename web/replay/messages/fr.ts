import type { ReplayWords } from './en.ts'

export const fr: ReplayWords = {
  'replay.speed': 'Vitesse',
  'replay.times': '× {speed}',
  'replay.chapters': 'Manches',
  'replay.beginning': 'Le début',
  'replay.at': '{moment} sur {count}. {chapter}',
}
