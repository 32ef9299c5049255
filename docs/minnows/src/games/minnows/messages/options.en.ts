import type { Says } from '#kernel/catalogue.ts'

export const en = {
  'minnows.option.players': '{players|One shark|# sharks}',
  'minnows.option.shoal.small': 'A small shoal',
  'minnows.option.shoal.large': 'A large shoal',
} as const

en satisfies Says<typeof en>
