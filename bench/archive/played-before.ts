import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Played, play } from './played.ts'

/** So many matches, each a line of the file they are kept in, if there is one: a run that is cut off goes on where it stopped. */
export async function playedBefore(
  count: number,
  file: string | undefined,
  progress: (line: string) => void,
): Promise<Played[]> {
  const played = file === undefined ? [] : keptIn(file).slice(0, count)
  for (let number = played.length; number < count; number++) {
    if (number % 25 === 0) progress(`${number} of ${count} matches are played`)
    const match = await play(number)
    played.push(match)
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(match)}\n`)
  }
  return played
}

/** A line that was cut off is none, and is taken away. */
function keptIn(file: string): Played[] {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole !== text) writeFileSync(file, whole)
  return whole
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
}
