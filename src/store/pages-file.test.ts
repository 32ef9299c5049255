import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pagesIn } from './files.ts'
import { pagesInFile } from './pages-file.ts'
import { keptPagesSuite, pageFile } from './testing/suite/kept-pages.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dorsal-pages-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

keptPagesSuite(() => pagesInFile(pagesIn(folder)))

test('a file that is damaged is made anew', async () => {
  writeFileSync(pagesIn(folder), 'no database')
  const pages = pagesInFile(pagesIn(folder))
  await expect(pages.find('/assets/a.js')).rejects.toThrow()
  await pages.keep('first', [pageFile('a')])
  expect(await pages.find('/assets/a.js')).toEqual(pageFile('a'))
})

test('what nobody kept is not looked for: anybody may ask for anything', async () => {
  const pages = pagesInFile(pagesIn(folder))
  await pages.keep('first', [pageFile('a')])
  rmSync(pagesIn(folder))
  expect(await pages.find('/assets/none.js')).toBeNull()
  await expect(pages.find('/assets/a.js')).rejects.toThrow()
})
