import { expect, test } from 'vitest'
import { type KeptPages, PAGES_KEPT, type PageFile } from '../../kept-pages.ts'

export function pageFile(name: string): PageFile {
  return {
    path: `/assets/${name}.js`,
    plain: Buffer.from(`plain ${name}`),
    encoded: { br: Buffer.from(`br ${name}`), gzip: Buffer.from(`gzip ${name}`) },
  }
}

/** What holds wherever pages are kept. Given is how to open what is kept there, again too. */
export function keptPagesSuite(open: () => KeptPages): void {
  const bare: PageFile = { path: '/assets/picture.jpg', plain: Buffer.from([0, 255, 1]), encoded: {} }

  test('files of a page are found byte for byte, compressed and not, and by others too', async () => {
    await open().keep('first', [pageFile('a'), bare])
    expect(await open().find('/assets/a.js')).toEqual(pageFile('a'))
    expect(await open().find(bare.path)).toEqual(bare)
    expect(await open().find('/assets/b.js')).toBeNull()
  })

  test('those of the page that is served and of three before it stay; what several have stays with the last', async () => {
    const pages = open()
    for (let build = 0; build <= PAGES_KEPT; build++)
      await pages.keep(`build ${build}`, [pageFile(`own-${build}`), pageFile(build < 2 ? 'early' : 'late')])
    const found = async (name: string) => (await pages.find(`/assets/${name}.js`)) !== null
    expect(await found('own-0')).toBe(false)
    for (let build = 1; build <= PAGES_KEPT; build++) expect(await found(`own-${build}`)).toBe(true)
    expect([await found('early'), await found('late')]).toEqual([true, true])
  })

  test('a page that is served again, as at every start, takes the place of none', async () => {
    const pages = open()
    await pages.keep('old', [pageFile('old')])
    for (let start = 0; start < 2 * PAGES_KEPT; start++) await pages.keep('new', [pageFile('new')])
    expect(await pages.find('/assets/old.js')).toEqual(pageFile('old'))
    // Whoever goes back to a release has served it last.
    await pages.keep('old', [pageFile('old')])
    for (let build = 1; build < PAGES_KEPT; build++) await pages.keep(`build ${build}`, [])
    expect(await pages.find('/assets/new.js')).toBeNull()
    expect(await pages.find('/assets/old.js')).toEqual(pageFile('old'))
  })
}
