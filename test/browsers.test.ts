import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('browsers/main.ts', import.meta.url))

/** The command without any program of the system to find but what lies in a folder. */
function browsers(words: readonly string[], folder = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], {
    encoding: 'utf8',
    env: { PATH: folder },
  })
  return { status, stdout, stderr }
}

describe('npm run browsers', () => {
  test('says what it needs', () => {
    const { status, stdout } = browsers(['--help'])
    expect(status).toBe(0)
    for (const program of ['firefox-esr', 'webkit2gtk-driver', 'xvfb']) expect(stdout).toContain(program)
  })

  test('says in a sentence which browser is not installed, and ends with a code of its own', () => {
    const { status, stdout, stderr } = browsers([])
    expect(status).toBe(69)
    expect(stdout).toBe('')
    expect(stderr.trim().split('\n')).toEqual([
      'browsers: firefox was not tried: firefox-esr is not installed; --help says what it needs.',
      'browsers: webkit was not tried: WebKitWebDriver and Xvfb are not installed; --help says what it needs.',
    ])
  })

  test('goes on to the next where one does not open, and says so by its code', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dorsal-browsers-'))
    writeFileSync(join(folder, 'firefox'), '#!/bin/sh\nexit 3\n', { mode: 0o755 })
    const { status, stderr } = browsers([], folder)
    rmSync(folder, { recursive: true })
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([
      `browsers: firefox does not open: ${join(folder, 'firefox')} ended at once.`,
      expect.stringContaining('webkit was not tried'),
    ])
  })

  test('knows no other', () => {
    expect(browsers(['lynx']).status).toBe(2)
  })
})
