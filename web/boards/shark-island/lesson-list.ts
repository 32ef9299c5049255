import type { LessonEntry } from '../lesson.ts'

export const lessons: readonly LessonEntry[] = [
  {
    id: 'hunter',
    title: {
      en: 'A first turn as Tempest: find the Shark',
      fr: 'Un premier tour de Tempest : trouver le requin',
    },
    steps: 16,
    part: 'tempest',
    load: async () => (await import('./lessons.ts')).lessons.hunter,
  },
  {
    id: 'shark',
    title: {
      en: 'A first turn as the Shark: hide and strike',
      fr: 'Un premier tour du requin : se cacher et frapper',
    },
    steps: 8,
    part: 'shark',
    load: async () => (await import('./lessons.ts')).lessons.shark,
  },
]
