import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { boxes } from '#games/index.ts'
import { NODE_FLAGS } from '../scripts/run.mjs'
import vitest from '../vitest.config.ts'
import { importedFile, readSources } from './architecture/sources.ts'
import { fencedBlocks, rowsOf, section, ticked } from './support/page.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(ROOT + path, 'utf8')

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(`${ROOT}docs`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

describe.each(PAGES)('%s', (name) => {
  const page = read(name)

  test('names files that exist', () => {
    expect(pathsIn(page).filter((path) => !isThere(path))).toEqual([])
  })

  test('links to files and headings that exist', () => {
    expect(linksIn(page).filter((link) => !leads(name, link))).toEqual([])
  })
})

describe('fidelity', () => {
  const page = read('docs/fidelity.md')
  test.each(['JAWS', 'Sharks', 'Shark Island'])('%s is played and tested in files that are there', (game) => {
    const about = section(page, game)
    const [, below] = /Paths are below `([^`]+)`/.exec(about) ?? []
    const named = ticked(about).filter((word) => /^[\w./-]+(\.ts|\.json|\.md|\/)$/.test(word))
    expect(named.length).toBeGreaterThan(20)
    const files = readdirSync(ROOT + below, { recursive: true, encoding: 'utf8' }).map((path) => `/${path}`)
    const stands = (path: string): boolean =>
      existsSync(ROOT + below + path) ||
      existsSync(ROOT + path) ||
      files.some((file) => file.endsWith(`/${path}`))
    expect(named.filter((path) => !stands(path))).toEqual([])
  })
})

test('decisions are counted from one, without gaps', () => {
  const numbers = [...read('docs/decisions.md').matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))
  expect(numbers.length).toBeGreaterThan(50)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('the architecture says which part imports which', () => {
  const [head, ...rows] = rowsOf(read('docs/architecture.md')).filter(([part]) => part !== 'File')
  expect(head).toEqual(['Part', 'Imports'])
  const said = rows
    .filter(([part]) => /^`\w+`$/.test(part))
    .map(([part, imports]) => [ticked(part)[0], ticked(imports).sort()])
  expect(Object.fromEntries(said)).toEqual(importsByPart())
})

describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile')

  test('copies what is there, and what .dockerignore lets through', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)]
      .flatMap(([, words]) => words.split(' ').slice(0, -1))
      .filter((path) => path !== '.')
    const kept = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1))
    expect(copied).toContain('src')
    expect(copied.filter((path) => !kept.includes(path))).toEqual([])
    expect(kept.filter((path) => !existsSync(ROOT + path))).toEqual([])
  })

  test('starts the server as npm start does', () => {
    const [, entry] = /^ENTRYPOINT (.+)$/m.exec(dockerfile) ?? []
    expect(JSON.parse(entry)).toEqual(['node_modules/.bin/node', ...NODE_FLAGS, 'src/cli/main.ts'])
  })
})

test('the workflow runs every part of the tests', () => {
  const [, parts] = /^ *part: \[(.+)\]$/m.exec(read('.github/workflows/test.yml')) ?? []
  const projects = vitest.test?.projects?.map((project) => (project as { test: { name: string } }).test.name)
  expect(parts.split(', ')).toEqual(projects)
})

const PATH = /^(?:src|web|test|docs|scripts|bench)\/[^\s]*$/

/** Paths between backticks, and those that commands are given. */
function pathsIn(page: string): string[] {
  const commands = fencedBlocks(page, 'sh').flatMap(({ text }) => text.split(/[\s']+/))
  const prose = page.replace(/^```[\s\S]*?^```$/gm, '')
  return [...commands, ...ticked(prose)].filter((word) => PATH.test(word))
}

/** `<game>` stands for every game, `{en,fr}` for each of them, `*` for at least one. */
function isThere(path: string): boolean {
  if (path.includes('<game>')) return boxes.every(({ id }) => isThere(path.replaceAll('<game>', id)))
  const braces = /\{([^}]*)\}/.exec(path)
  if (braces !== null) return braces[1].split(',').every((word) => isThere(path.replace(braces[0], word)))
  return path.includes('*') ? globSync(path, { cwd: ROOT }).length > 0 : existsSync(ROOT + path)
}

function linksIn(page: string): string[] {
  const links = [...page.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link)
  return links.filter((link) => !/^https?:/.test(link))
}

function leads(from: string, link: string): boolean {
  const [path, heading] = link.split('#')
  const target = path === '' ? from : posix.join(posix.dirname(from), path)
  if (!existsSync(ROOT + target)) return false
  return heading === undefined || headingsOf(read(target)).includes(heading)
}

/** The names under which GitHub links to headings. */
function headingsOf(page: string): string[] {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** What is left out of the picture: tests and their material. */
const TESTING = [
  '**/*.test.ts',
  '**/testing/**',
  '**/testing.ts',
  'src/store/{suite.ts,suite/**}',
  '**/*.config.ts',
]

function importsByPart(): { [part: string]: string[] } {
  const parts = new Map<string, Set<string>>()
  for (const [path, text] of readSources(['src', 'web'])) {
    if (TESTING.some((pattern) => posix.matchesGlob(path, pattern))) continue
    const imports = parts.get(partOf(path)) ?? new Set()
    parts.set(partOf(path), imports)
    for (const [, specifier] of text.matchAll(/\b(?:from|import)[\s(]+'([.#][^']+)'/g)) {
      const target = importedFile(path, specifier)
      if (/^(src|web)\//.test(target)) imports.add(partOf(target))
    }
    imports.delete(partOf(path))
  }
  return Object.fromEntries([...parts].map(([part, imports]) => [part, [...imports].sort()]))
}

/** `src/games/jaws/view.ts` is part of the games, everything below `web/` of the page. */
function partOf(path: string): string {
  const [first, second] = path.split('/')
  return first === 'web' ? first : second
}
