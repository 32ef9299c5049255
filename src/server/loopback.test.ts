import { expect, test } from 'vitest'
import { isLoopback, isOwnName } from './loopback.ts'

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  expect(isLoopback(address)).toBe(true)
})

test.each(['192.168.1.4', '10.0.0.1', '::ffff:192.168.1.4', 'fe80::1', '2001:db8::1', '0.0.0.0', '::', ''])(
  '"%s" is not',
  (address) => {
    expect(isLoopback(address)).toBe(false)
  },
)

test.each(['localhost', 'LOCALHOST', 'table.localhost', '127.0.0.1', '[::1]'])(
  '%s is another machine for everyone',
  (host) => {
    expect(isOwnName(host)).toBe(true)
  },
)

test.each(['192.168.1.4', 'table.local', '[fe80::1]', 'localhost.example', 'play.example'])(
  '%s is not',
  (host) => {
    expect(isOwnName(host)).toBe(false)
  },
)
