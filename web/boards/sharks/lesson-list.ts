import type { LessonEntry } from '../lesson.ts'

export const lessons: readonly LessonEntry[] = [
  {
    id: 'first',
    title: {
      en: 'Three turns of a tiger shark: swim, eat, score',
      fr: 'Trois tours d’un requin-tigre : nager, manger, marquer',
    },
    steps: 16,
    part: 'tiger',
    load: async () => (await import('./lessons.ts')).lessons.first,
  },
]
