import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { packagedNode } from './ready.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const built = join(root, 'dist', 'web')
const stampFile = join(root, 'dist', 'web.stamp')

/** What the page is made of. */
const SOURCES = [
  'web',
  'src/kernel',
  'src/games',
  'package-lock.json',
  'scripts/page.mjs',
  'scripts/page-licences.mjs',
]

/** Builds the page if anything it is made of has changed since it was built. */
export function pageReady() {
  const wanted = fingerprint()
  if (isBuilt(wanted)) return
  console.error('dorsal: building the page')
  // Beside its place and renamed at the end: two builds side by side do no harm.
  const making = `${built}-${process.pid}`
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const words = [
    'build',
    '-c',
    'web/vite.config.ts',
    '--logLevel',
    'warn',
    '--outDir',
    making,
    '--emptyOutDir',
  ]
  try {
    // Always a production build, in tests too.
    const env = { ...process.env, NODE_ENV: 'production' }
    const { status } = spawnSync(packagedNode, [vite, ...words], { cwd: root, stdio: ['ignore', 2, 2], env })
    if (status !== 0) throw new Error('the page could not be built')
    for (const file of filesIn(making)) compress(file)
    if (isBuilt(wanted)) return
    rmSync(stampFile, { force: true })
    rmSync(built, { recursive: true, force: true })
    try {
      renameSync(making, built)
    } catch (error) {
      // Another build was a moment earlier, with the same page.
      if (!existsSync(join(built, 'index.html'))) throw error
    }
    writeFileSync(stampFile, wanted)
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

/** @param {string} wanted */
function isBuilt(wanted) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted
}

/** @param {string} file */
function compress(file) {
  if (!/\.(css|html|js|svg|txt)$/.test(file)) return
  const plain = readFileSync(file)
  // Which size of block compresses best differs from file to file; 0 leaves it to the compressor.
  const packed = [0, 16, 17, 18, 19].map((block) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGBLOCK]: block,
    }
    return brotliCompressSync(plain, { params })
  })
  const least = Math.min(...packed.map(({ length }) => length))
  writeFileSync(`${file}.br`, packed.find(({ length }) => length === least) ?? packed[0])
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }))
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const source of SOURCES)
    for (const file of filesIn(join(root, source)))
      if (!file.endsWith('.test.ts')) hash.update(`${file.slice(root.length)}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  const entries = readdirSync(dirname(path), { withFileTypes: true })
  const self = entries.find(({ name }) => join(dirname(path), name) === path)
  if (self?.isFile()) return [path]
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
