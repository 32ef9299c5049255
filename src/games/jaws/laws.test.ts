import { describe, expect, it } from 'vitest'
import { checkLaws } from '../../kernel/laws/check-laws.ts'
import { seeEverything } from '../../kernel/laws/see-everything.ts'
import { jaws } from './index.ts'

const { tables, packs, beyond } = jaws

function seconds(count: number): () => boolean {
  const end = Date.now() + count * 1000
  return () => Date.now() < end
}

describe('the laws of the design hold for JAWS', () => {
  it('on random play in every mode', () => {
    const seed = `laws ${Date.now()}`
    const report = checkLaws(jaws, { options: tables, goOn: seconds(20), seed, longest: 5000 })
    console.log(`laws of jaws, seed "${seed}": ${JSON.stringify(report)}`)
    expect(report.games).toBeGreaterThan(0)
  })

  it('and everything that can happen is seen', () => {
    const seed = `sights ${Date.now()}`
    const report = seeEverything(jaws, { options: tables, goOn: seconds(90), seed, packs, beyond })
    console.log(`sights of jaws, seed "${seed}": ${report.sights} in ${report.games} games`)
    expect(report.unseen).toEqual([])
  })
})
