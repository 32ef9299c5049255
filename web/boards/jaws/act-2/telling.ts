import type { Telling } from '../telling.ts'

export const telling: Telling = {
  lasts: {},
  sounds: {},
  asides: [],
  chapters: [],
}
