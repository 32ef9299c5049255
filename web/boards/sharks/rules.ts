/** The rules of Sharks. */
export { playedSharks } from '#games/sharks/rules.ts'
