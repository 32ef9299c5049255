import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { packagedNode } from '../../../scripts/ready.mjs'
import type { Manifest } from '../support/manifest.ts'

const BIOME = fileURLToPath(new URL('../../../node_modules/@biomejs/biome/bin/biome', import.meta.url))

/** The folder of a release in the museum, while it is filled. */
export class Release {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    rmSync(folder, { recursive: true, force: true })
  }

  write(file: string, content: string | Uint8Array): void {
    const path = join(this.#folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }

  pack(file: string, content: string | Uint8Array): void {
    this.write(file, gzipSync(content, { level: 9 }))
  }

  /** For people to read too, and so in the form that all files here have. */
  writeManifest(manifest: Manifest): void {
    this.write('manifest.json', JSON.stringify(manifest))
    execFileSync(packagedNode, [BIOME, 'format', '--write', join(this.#folder, 'manifest.json')])
  }
}
