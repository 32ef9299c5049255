import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('browsers/main.ts', import.meta.url))

/** The command without any program of the system to find. */
function browsers(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], {
    encoding: 'utf8',
    env: { PATH: '' },
  })
  return { status, stdout, stderr }
}

describe('npm run browsers', () => {
  test('says what it needs', () => {
    const { status, stdout } = browsers('--help')
    expect(status).toBe(0)
    for (const program of ['firefox-esr', 'webkit2gtk-driver', 'xvfb']) expect(stdout).toContain(program)
  })

  test('says in a sentence which browser is not installed, and ends with a code of its own', () => {
    const { status, stdout, stderr } = browsers()
    expect(status).toBe(69)
    expect(stdout).toBe('')
    expect(stderr.trim().split('\n')).toEqual([
      'browsers: firefox was not tried: firefox-esr is not installed; --help says what it needs.',
      'browsers: webkit was not tried: WebKitWebDriver and Xvfb are not installed; --help says what it needs.',
    ])
  })

  test('knows no other', () => {
    expect(browsers('lynx').status).toBe(2)
  })
})
