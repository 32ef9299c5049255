import { describe, expect, test } from 'vitest'
import { draw } from './draw.ts'
import { groupNames, groupsNamed } from './groups.ts'
import { type Mutant, mutantsOf, mutated, told } from './mutant.ts'
import { changesOf } from './mutate.ts'
import { Collected, afterAll as endAll, test as here, beforeEach as prepare } from './vitest-here.ts'

const versions = (text: string): string[] => changesOf(text).map((change) => mutated(text, change))

describe('a mutant', () => {
  const cases: [what: string, text: string, versions: string[]][] = [
    ['a boundary moves', 'f(a < 2)', ['f((a <= 2))', 'f((a >= 2))', 'f(true)', 'f(false)']],
    ['arithmetic turns', 'const a = b - c * d', ['const a = (b + (c * d))', 'const a = b - (c / d)']],
    [
      'a clause is left out',
      'const a = b && c',
      ['const a = (b || c)', 'const a = true && c', 'const a = b && true'],
    ],
    ['a test is decided', 'if (a) b', ['if (true) b', 'if (false) b', 'if (a) ;']],
    ['a loop is not gone through', 'for (; a; ) b', ['for (; false; ) b', 'for (; a; ) ;']],
    [
      'a flag is turned',
      'const a = [!b, true]',
      ['const a = []', 'const a = [b, true]', 'const a = [!b, false]'],
    ],
    ['an assignment turns', 'a += 1', ['a -= 1', ';']],
    ['a count goes the other way', 'into[count++] = b', ['into[count--] = b', ';']],
    ['a call is left out', 'f(a)', [';']],
    ['nothing is returned', 'const f = () => a', ['const f = () => undefined']],
    ['a block is emptied', 'const f = () => { f(a) }', ['const f = () => {}', 'const f = () => { ; }']],
    ['a method is taken for another', 'const a = Math.min(b)', ['const a = Math.max(b)']],
    ['a method is left out', 'const a = b.filter(c)', ['const a = b']],
  ]
  test.each(cases)('%s', (_what, text, expected) => {
    expect(versions(text).map((version) => version.replace(/^;$|; }$| ;$/, (end) => end))).toEqual(
      expect.arrayContaining(expected),
    )
    for (const version of versions(text)) expect(version).not.toBe(text)
  })

  const alone: [what: string, text: string][] = [
    ['a text', "const a = 'b' + c"],
    ['an object', 'const a = { b: 1 }'],
    ['a type', 'type A = true | [B, C]'],
    ['a list of texts', "const a = ['b', 'c'] as const"],
    ['an import', "import { a } from './b.ts'"],
  ]
  test.each(alone)('%s is left alone', (_what, text) => {
    expect(versions(text)).toEqual([])
  })

  test('keeps its name when lines come before it, and has a line to be found by', () => {
    const [one] = mutantsOf('a.ts', 'f(a)', changesOf('f(a)'))
    const later = '// first\nf(a)'
    const [same] = mutantsOf('a.ts', later, changesOf(later))
    expect(same.id).toBe(one.id)
    expect(told(same)).toBe('a.ts:2 statement: f(a) -> ;')
  })
})

describe('the drawing', () => {
  const text = Array.from({ length: 40 }, (_, i) => `f(${i})`).join('\n')
  const all = mutantsOf('a.ts', text, changesOf(text))
  const ids = (mutants: readonly Mutant[]) => mutants.map(({ id }) => id)

  test('is the same every time, and another with another seed', () => {
    expect(ids(draw(all, 10))).toEqual(ids(draw(all.toReversed(), 10)))
    expect(ids(draw(all, 10))).not.toEqual(ids(draw(all, 10, 'another')))
    expect(new Set(ids(draw(all, 10))).size).toBe(10)
  })

  test('swaps few when the code grows', () => {
    const grown = [...all, ...mutantsOf('b.ts', 'g(1)', changesOf('g(1)'))]
    const before = ids(draw(all, 10))
    expect(ids(draw(grown, 10)).filter((id) => !before.includes(id)).length).toBeLessThanOrEqual(1)
  })
})

test.each(groupNames())('%s has rules to change and tests to notice', (name) => {
  const [{ files, tests }] = groupsNamed([name])
  expect(files.length).toBeGreaterThan(5)
  expect(tests.length).toBeGreaterThan(5)
  expect(files.filter((file) => file.endsWith('.test.ts'))).toEqual([])
  expect(tests.filter((file) => !file.endsWith('.test.ts'))).toEqual([])
})

test('tests are run without the runner, with what is to come before and after', async () => {
  const order: string[] = []
  const collected = await Collected.from(async () => {
    prepare(() => order.push('before'))
    endAll(() => order.push('end'))
    here('passes', () => order.push('first'))
    here.each([[1, 2]])('fails', (a, b) => expect(a).toBe(b))
  })
  expect(collected.names).toEqual(['passes', 'fails [1,2]'])
  expect(await collected.run(0)).toMatchObject({ passed: true })
  expect(await collected.run(1)).toMatchObject({ passed: false, error: expect.any(Error) })
  await collected.end()
  expect(order).toEqual(['before', 'first', 'before', 'end'])
})
