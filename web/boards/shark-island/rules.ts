/** The rules of Shark Island. */
export { playedIsland } from '#games/shark-island/rules.ts'
