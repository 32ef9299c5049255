import { describe, expect, it } from 'vitest'
import { checkLaws, type LawReport } from '../../kernel/laws/check-laws.ts'
import { seeEverything } from '../../kernel/laws/see-everything.ts'
import { sharkIsland } from './index.ts'

const { tables, packs, beyond } = sharkIsland

function seconds(count: number): () => boolean {
  const end = Date.now() + count * 1000
  return () => Date.now() < end
}

/** On a slow machine a game or two may pass without one. */
function secondsWithSecrets(count: number): (soFar: Readonly<LawReport>) => boolean {
  const goOn = seconds(count)
  return ({ secretTurns }) => goOn() || secretTurns === 0
}

describe('the laws of the design hold for Shark Island', () => {
  it('on random play with every number of players and Hunters', () => {
    const seed = `laws ${Date.now()}`
    const report = checkLaws(sharkIsland, {
      options: tables,
      goOn: secondsWithSecrets(20),
      seed,
      longest: 20_000,
    })
    console.log(`laws of shark-island, seed "${seed}": ${JSON.stringify(report)}`)
    expect(report.games).toBeGreaterThan(0)
    expect(report.secretTurns).toBeGreaterThan(0)
  })

  it('and everything that can happen is seen', () => {
    const seed = `sights ${Date.now()}`
    const report = seeEverything(sharkIsland, { options: tables, goOn: seconds(90), seed, packs, beyond })
    console.log(`sights of shark-island, seed "${seed}": ${report.sights} in ${report.games} games`)
    expect(report.unseen).toEqual([])
  })
})
