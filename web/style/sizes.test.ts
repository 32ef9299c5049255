import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const styles = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|svelte)$/.test(file))
    .map((file) => [file, readFileSync(root + file, 'utf8')]),
)
const tokens = styles.get('style/tokens.css') ?? ''
const named = new Set([...tokens.matchAll(/--size-([a-z-]+):/g)].map(([, name]) => name))

/** The sizes of a declaration: of `font`, what stands before the line height. Texts in a drawing have the drawing's own units. */
function sizesIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w-])(font|font-size):([^;}]*)/g)].map(([, name, value]) =>
    name === 'font' ? value.split('/')[0] : value,
  )
}

it('sizes of type have names, and none is written as a number', () => {
  const literal = [...styles].flatMap(([file, text]) =>
    sizesIn(text)
      .filter((size) => /\d(?:px|pt|r?em|%)/.test(size))
      .map((size) => `${file}: ${size.trim()}`),
  )
  expect(named.size).toBeGreaterThan(10)
  expect(literal).toEqual([])
})

it('every name of the scale is used, and every one that is used is on it', () => {
  const used = new Set(
    [...styles.values()].flatMap((text) =>
      [...text.matchAll(/var\(--size-([a-z-]+)\)/g)].map(([, name]) => name),
    ),
  )
  expect([...used].filter((name) => !named.has(name))).toEqual([])
  expect([...named].filter((name) => !used.has(name))).toEqual([])
})

it('goes from the largest to the least', () => {
  const [scale] = tokens.split('\n}')
  const sizes = [...scale.matchAll(/--size-[a-z-]+: ([\d.]+)px/g)].map(([, size]) => Number(size))
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
})
