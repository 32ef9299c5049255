import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packagedNode } from '../../../scripts/ready.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const config = fileURLToPath(new URL('./next-page.config.ts', import.meta.url))

/** Builds the page of a later release. Gives the folder it is in. */
export function buildNextPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dorsal-next-page-'))
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const words = ['build', '-c', config, '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir']
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, stderr } = spawnSync(packagedNode, [vite, ...words], { cwd: root, encoding: 'utf8', env })
  if (status !== 0) throw new Error(`the next page could not be built: ${stderr}`)
  return folder
}
