import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LICENCES_FILE, packagesIn } from './page-licences.mjs'
import { NODE_PACKAGES } from './platforms.mjs'

/** Where the list is kept. */
export const LIST = 'docs/licences.md'

/** @typedef {{ readonly name: string, readonly version: string, readonly licence: string }} Package */

/** @param {string} file */
const read = (file) => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8')

/**
 * What is not for development only, by the lock file.
 * @returns {Package[]}
 */
function inServer() {
  const { packages } = JSON.parse(read('package-lock.json'))
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { version, license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
    }))
}

/**
 * What the built page is made of.
 * @returns {Package[]}
 */
function inPage() {
  return packagesIn(read(`dist/web/${LICENCES_FILE}`))
}

/** Everything that whoever hosts or plays gets of others, with where it is. */
export function shipped() {
  const node = new Set(Object.values(NODE_PACKAGES))
  return {
    page: inPage(),
    server: inServer().filter(({ name }) => !node.has(name)),
    node: inServer().filter(({ name }) => node.has(name)),
  }
}

/** The list for people, as it stands in LIST. */
export function listOfLicences() {
  const { page, server, node } = shipped()
  return `# Licences

What Dorsal is made of besides its own code, which is under the [MIT licence](../LICENSE). Written by \`npm run licences\` from
the lock file and the built page; a test holds that it is up to date and that all of these licences allow it.

## In the page

The server gives out their texts, those of the fonts too, at \`/licences.txt\`.

${table(page)}

## In the server

Each brings its text in its folder of \`node_modules\`.

${table(server)}

## Node

One of these runs it all. What Node itself is made of stands in the file \`LICENSE\` of the package.

${table(node)}
`
}

/** @param {readonly Package[]} packages */
function table(packages) {
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
  return ['| Package | Version | Licence |', '|---|---|---|', ...[...new Set(rows)].sort()].join('\n')
}
