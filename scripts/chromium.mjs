import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packagedNode } from './ready.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules', '.cache', 'chromium')

/** Where people install a browser that tests can drive, by platform. */
const INSTALLED = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Chromium', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]),
  linux: ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'].flatMap(
    (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  ),
}

/**
 * The Debian packages of the libraries that Chromium is linked with.
 * @type {readonly (readonly [RegExp, string])[]}
 */
const PACKAGES = [
  [/^libnss(util)?3|^libsmime3|^libsoftokn3/, 'libnss3'],
  [/^lib(nspr4|plc4|plds4)/, 'libnspr4'],
  [/^libexpat/, 'libexpat1'],
  [/^libgcc_s/, 'libgcc-s1'],
]

/**
 * The path of a Chromium that starts: the one from the package, unpacked by version under `node_modules/.cache`, or an
 * installed one where the package has none for this platform. Throws one sentence that says what to install.
 */
export function chromiumReady() {
  const executable = packed() ?? installed()
  if (executable === undefined)
    throw new Error('the tests of the page need a browser: install Google Chrome, Chromium or Microsoft Edge')
  startsOrThrow(executable)
  return executable
}

function installed() {
  const places = INSTALLED[/** @type {keyof typeof INSTALLED} */ (process.platform)] ?? []
  return places.find((place) => existsSync(place))
}

/** The package's own build is for Linux on x64. */
function packed() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'))
  const folder = join(cache, version)
  if (!existsSync(folder)) unpack(entry, folder)
  return join(folder, 'chromium')
}

/**
 * Whole or not at all: under a name of its own, then renamed. Runs side by side and a run that was cut off do no harm.
 * @param {string} entry
 * @param {string} folder
 */
function unpack(entry, folder) {
  const making = `${folder}.${process.pid}`
  removeLeftovers()
  mkdirSync(making, { recursive: true })
  try {
    // The package unpacks into the temporary folder of the process that asks.
    const code = `const { default: chromium } = await import(process.argv[1]); await chromium.executablePath()`
    const { status } = spawnSync(packagedNode, ['--input-type=module', '-e', code, entry], {
      env: { ...process.env, TMPDIR: making },
      stdio: ['ignore', 2, 2],
    })
    if (status !== 0) throw new Error('Chromium could not be unpacked')
    try {
      renameSync(making, folder)
    } catch (error) {
      // Another run was a moment earlier, with the same version.
      if (!existsSync(folder)) throw error
    }
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

/** What runs that were cut off have left. */
function removeLeftovers() {
  if (!existsSync(cache)) return
  for (const name of readdirSync(cache)) {
    const pid = Number(/\.(\d+)$/.exec(name)?.[1])
    if (/^\d+\.\d+\.\d+\.\d+$/.test(name) && !isRunning(pid))
      rmSync(join(cache, name), { recursive: true, force: true })
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** @param {string} executable */
function startsOrThrow(executable) {
  const { status, stderr, error } = spawnSync(executable, ['--headless', '--version'], { encoding: 'utf8' })
  if (status === 0) return
  const missing = missingLibraries(executable)
  if (missing.length === 0)
    throw new Error(`Chromium does not start: ${error?.message ?? stderr.trim().split('\n').at(-1)}`)
  const packages = new Set(missing.map(packageOf))
  throw new Error(
    `Chromium cannot start without ${missing.join(', ')}: install ${[...packages].join(' ')} (with apt-get install, on Debian)`,
  )
}

/** @param {string} executable */
function missingLibraries(executable) {
  const { stdout } = spawnSync('ldd', [executable], { encoding: 'utf8' })
  return [...(stdout ?? '').matchAll(/(\S+) => not found/g)].map(([, library]) => library)
}

/** @param {string} library */
function packageOf(library) {
  for (const [pattern, name] of PACKAGES) if (pattern.test(library)) return name
  return `the package that has ${library}`
}
