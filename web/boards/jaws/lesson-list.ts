import type { LessonEntry } from '../lesson.ts'

/** Whoever has learnt Act 2 plays it at once, without an Act 1 before it. */
export const lessons: readonly LessonEntry[] = [
  {
    id: 'hunting',
    title: { en: 'Act 1 as the shark: hunt unseen', fr: 'Acte 1, le requin : chasser sans être vu' },
    steps: 6,
    part: 'shark',
    load: async () => (await import('./lessons.ts')).lessons.hunting,
  },
  {
    id: 'searching',
    title: { en: 'Act 1 as the crew: find the shark', fr: 'Acte 1, l’équipage : trouver le requin' },
    steps: 8,
    part: 'crew',
    load: async () => (await import('./lessons.ts')).lessons.searching,
  },
  {
    id: 'breaking',
    title: { en: 'Act 2 as the shark: sink the Orca', fr: 'Acte 2, le requin : couler l’Orca' },
    steps: 6,
    part: 'shark',
    options: { mode: 'act-2' },
    load: async () => (await import('./lessons.ts')).lessons.breaking,
  },
  {
    id: 'shooting',
    title: { en: 'Act 2 as the crew: kill the shark', fr: 'Acte 2, l’équipage : tuer le requin' },
    steps: 6,
    part: 'crew',
    options: { mode: 'act-2' },
    load: async () => (await import('./lessons.ts')).lessons.shooting,
  },
]
