import { expect, test } from 'vitest'
import { serve as en } from '../messages/serve.en.ts'
import { servingOf } from './environment.ts'

test('without a word everything is as usual, and so it is with empty ones', () => {
  const usual = {
    port: 3000,
    host: null,
    folder: 'data',
    packs: null,
    publicUrl: null,
    trustProxy: null,
    allowedHosts: [],
    metricsToken: null,
    logLevel: 'info',
    botDelay: null,
    limitsTimes: 1,
    database: null,
  }
  expect(servingOf({})).toEqual(usual)
  expect(servingOf({ PORT: '', TRUST_PROXY: '', ALLOWED_HOSTS: '', PUBLIC_URL: '' })).toEqual(usual)
})

test('what is said is taken as it is meant', () => {
  const serving = servingOf({
    PORT: '0',
    PUBLIC_URL: 'https://play.example/dorsal/',
    ALLOWED_HOSTS: 'Club.Example, .games.example',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    METRICS_TOKEN: 'a secret',
  })
  expect(serving.port).toBe(0)
  expect(serving.publicUrl?.href).toBe('https://play.example/dorsal/')
  expect(serving.allowedHosts).toEqual(['club.example', '.games.example'])
  expect(serving.trustProxy?.('10.9.8.7')).toBe(true)
  expect(serving.metricsToken).toBe('a secret')
})

test.each([
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3000x'],
  ['PUBLIC_URL', 'play.example'],
  ['PUBLIC_URL', 'ftp://play.example'],
  ['PUBLIC_URL', 'https://me:secret@play.example'],
  ['PUBLIC_URL', 'https://play.example/?x'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', 'yes please'],
  ['ALLOWED_HOSTS', '*'],
  ['ALLOWED_HOSTS', 'https://play.example'],
  ['ALLOWED_HOSTS', 'play.example:3000'],
  ['ALLOWED_HOSTS', 'play.example,'],
  ['METRICS_TOKEN', 'é'],
  ['METRICS_TOKEN', ' spaced '],
  ['LOG_LEVEL', 'loud'],
  ['BOT_DELAY', '900-400'],
  ['BOT_DELAY', '1'],
  ['LIMITS_TIMES', '0'],
  ['LIMITS_TIMES', '1.5'],
])('%s cannot be %j, and what it can be is said', (name, value) => {
  expect(() => servingOf({ [name]: value })).toThrow(expect.objectContaining({ code: 'environment' }))
  expect(en).toHaveProperty([`cli.variable.${name}`])
})

const SHARED = { DATABASE_URL: 'postgres://me:word@db/dorsal', CLUSTER_SECRET: 'sixteen letters!' }

test('a database that several nodes share needs a secret, and takes the rest as usual', () => {
  expect(servingOf(SHARED).database).toEqual({
    url: SHARED.DATABASE_URL,
    secret: SHARED.CLUSTER_SECRET,
    address: null,
    name: null,
    drainDelay: 5_000,
  })
  const more = { ...SHARED, NODE_ADDRESS: 'node-1:3100', NODE_NAME: 'one', DRAIN_DELAY: '0' }
  expect(servingOf(more).database).toMatchObject({
    address: { host: 'node-1', port: 3100 },
    name: 'one',
    drainDelay: 0,
  })
})

test.each([
  ['DATABASE_URL', 'mysql://db'],
  ['CLUSTER_SECRET', ''],
  ['CLUSTER_SECRET', 'short'],
  ['NODE_ADDRESS', 'node-1'],
  ['NODE_ADDRESS', 'node-1:0'],
  ['DRAIN_DELAY', '5s'],
])('%s cannot be %j beside a database, and what it can be is said', (name, value) => {
  const refused = expect.objectContaining({ code: 'environment' })
  expect(() => servingOf({ ...SHARED, [name]: value })).toThrow(refused)
  expect(en).toHaveProperty([`cli.variable.${name}`])
})

test('a token that does not fit is not said again', () => {
  expect(() => servingOf({ METRICS_TOKEN: 'sécret' })).toThrow(/^(?!.*cret).*$/)
})
