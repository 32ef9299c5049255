import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { alone } from './alone.mjs'
import { nodePackage } from './platforms.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.dorsal-ready')

/** The packages of the other platforms are optional, and left out by npm. */
const own = nodePackage(process.platform, process.arch)
const executable = process.platform === 'win32' ? 'node.exe' : 'node'
export const packagedNode = join(modules, own ?? '', 'bin', executable)

export function ready() {
  if (own === undefined)
    throw new Error(
      `there is no packaged Node 26 for ${process.platform} on ${process.arch}: Linux and macOS (x64, arm64) and Windows (x64) have one`,
    )
  const wanted = fingerprint()
  if (isReady(wanted)) return
  // Beside node_modules, which npm removes.
  alone(join(root, '.dorsal-installing'), waiting, () => {
    if (!isReady(wanted)) install(wanted)
  })
}

/** @param {string} wanted */
function isReady(wanted) {
  try {
    return existsSync(packagedNode) && readFileSync(stampFile, 'utf8') === wanted
  } catch {
    return false
  }
}

/** @param {number} holder */
function waiting(holder) {
  console.error(`dorsal: process ${holder} is installing what it needs; this waits until it is done`)
}

/** @param {string} wanted */
function install(wanted) {
  console.error('dorsal: installing what it needs (npm ci)')
  // Warnings about engines mean the system's Node; everything here runs on the packaged one.
  const npm = spawnSync('npm ci --include=dev --include=optional --loglevel=error', {
    cwd: root,
    env: environmentForInstall(),
    shell: true,
    stdio: ['ignore', 2, 2],
  })
  if (npm.status !== 0) throw new Error(`npm ci failed (${howEnded(npm)})`)
  if (!existsSync(packagedNode)) throw new Error(`npm left out Node 26, which is the package ${own}`)
  const node = spawnSync(packagedNode, ['--version'], { encoding: 'utf8' })
  if (node.status !== 0) throw new Error(`Node 26 does not start (${howEnded(node)})`)
  writeFileSync(stampFile, wanted)
}

/**
 * A program that could not be started has said nothing, and has neither a code nor a signal.
 * @param {import('node:child_process').SpawnSyncReturns<string | Buffer>} program
 */
function howEnded({ error, signal, status, stderr }) {
  const said = String(stderr ?? '').trim()
  return error?.message ?? (said || (signal === null ? `code ${status}` : signal))
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

// Inside an npm script the packaged Node comes first on the path: npm would run on the files it replaces.
function environmentForInstall() {
  const environment = { ...process.env }
  for (const name of Object.keys(environment)) {
    if (name.toUpperCase() !== 'PATH') continue
    const folders = (environment[name] ?? '').split(delimiter)
    environment[name] = folders.filter((folder) => !folder.startsWith(modules)).join(delimiter)
  }
  return environment
}
