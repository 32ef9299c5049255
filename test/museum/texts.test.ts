import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findBox } from '#games/index.ts'
import { readRecord } from '#kernel/match/verify.ts'
import { LANGUAGES } from '#kernel/message.ts'
import { dorsalHere } from '../support/dorsal.ts'
import { engine, playOutAlone } from './support/engine.ts'
import { releases } from './support/releases.ts'

describe.each(releases)('$manifest.release', ({ folder, manifest }) => {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const ofMatches = manifest.databases.flatMap(({ matches }) => matches.flatMap(({ record }) => record ?? []))
  const records = new Set([...ofMatches, ...manifest.records.map(({ file }) => file)])

  test.each(manifest.saves)('$file is loaded as it was, and played to its end', ({ file, toAct, legal }) => {
    const text = read(file)
    const ask = engine()
    expect(ask({ cmd: 'load', text })).toMatchObject({ toAct, outcome: null })
    for (const seat of toAct) expect(ask({ cmd: 'legal', seat }).actions).toEqual(legal[seat])
    expect(ask({ cmd: 'save' }).text).toBe(text)
    const record = playOutAlone(ask, toAct, file)
    const moves = movesOf(text)
    expect(movesOf(record).slice(0, moves.length)).toEqual(moves)
    expect(readRecord(record, findBox).match.outcome).not.toBeNull()
  })

  describe.each([...records])('%s', (file) => {
    test('is verified', async () => {
      const { code, out, err } = await dorsalHere(['verify', join(folder, file)])
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(out).toContain('Everything fits.')
    })

    test.each(LANGUAGES)('is told in words, in %s', async (language) => {
      const { code, out, err } = await dorsalHere(['replay', join(folder, file), '--lang', language])
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(out).not.toContain('⟨')
    })
  })
})

function movesOf(text: string): string[] {
  return text.split('\n').filter((line) => /^\d+ /.test(line))
}
