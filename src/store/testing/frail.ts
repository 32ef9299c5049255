import { rmSync, writeFileSync } from 'node:fs'

/** The thread of a store whose disk a test fills, empties and breaks. */
export const FRAIL_THREAD = new URL('./frail-thread.ts', import.meta.url)

export const fullBeside = (file: string): string => `${file}.full`
export const brokenBeside = (file: string): string => `${file}.broken`

export function fillDisk(file: string): void {
  writeFileSync(fullBeside(file), '')
}

export function emptyDisk(file: string): void {
  rmSync(fullBeside(file))
}

/** The next write fails, and the thread dies of it. */
export function breakDisk(file: string): void {
  writeFileSync(brokenBeside(file), '')
}
