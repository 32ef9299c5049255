import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url))

/** Given out beside the page: the page carries what these people wrote, fonts included, and so their terms. */
export const LICENCES_FILE = 'licences.txt'

const RULER = '-'.repeat(72)

/**
 * Writes the licences of everything that came into the page from a package, by what the build really took.
 * @returns {import('vite').Plugin}
 */
export function pageLicences() {
  return {
    name: 'page-licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames,
      )
      const names = new Set(files.flatMap(packageIn))
      const texts = [...names].sort().map(licenceOf)
      this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source: `${texts.join(`\n${RULER}\n\n`)}` })
    },
  }
}

/**
 * The name of the package a file is of; the few lines that the bundler adds by itself are the bundler's.
 * @param {string} file
 */
function packageIn(file) {
  const [, tool] = /^\0(vite|rolldown)\//.exec(file) ?? []
  if (tool !== undefined) return [tool]
  const [, rest] = /.*node_modules\/(.+)$/.exec(file.replaceAll('\\', '/')) ?? []
  return rest === undefined
    ? []
    : [
        rest
          .split('/')
          .slice(0, rest.startsWith('@') ? 2 : 1)
          .join('/'),
      ]
}

/** @param {string} name */
function licenceOf(name) {
  const folder = join(modules, name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each))
  if (file === undefined) throw new Error(`the package ${name} has no text of its licence`)
  // Vite's own text comes first; the rest is of what it is made of, which is not in the page.
  const [text] = readFileSync(join(folder, file), 'utf8').split('# Licenses of bundled dependencies')
  return `${name} ${version} (${license})\n\n${text.trim()}\n`
}

/**
 * The packages whose licences a text of ours holds.
 * @param {string} text
 */
export function packagesIn(text) {
  return text.split(RULER).map((part) => {
    const [, name, version, licence] = /^(\S+) (\S+) \((\S+)\)$/m.exec(part) ?? []
    return { name, version, licence }
  })
}
