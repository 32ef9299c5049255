import { expect, test } from 'vitest'
import { proxiesOf } from './proxies.ts'

test.each([
  ['127.0.0.1', ['127.0.0.1', '::ffff:127.0.0.1'], ['127.0.0.2', '::1', '']],
  ['10.1.0.0/16, 2001:db8::/32', ['10.1.2.3', '2001:db8::7'], ['10.2.0.1', '2001:db9::1']],
  ['loopback', ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'], ['10.0.0.1', 'localhost']],
  ['linklocal', ['169.254.1.1', 'fe80::1'], ['169.255.0.1']],
  [
    'uniquelocal,192.0.2.1',
    ['10.0.0.1', '172.31.0.1', '192.168.1.1', 'fd00::1', '192.0.2.1'],
    ['172.32.0.1'],
  ],
])('%s trusts those and nobody else', (text, trusted, others) => {
  const isProxy = proxiesOf(text)
  for (const address of trusted) expect(isProxy?.(address), address).toBe(true)
  for (const address of others) expect(isProxy?.(address), address).toBe(false)
})

test.each([
  'true',
  'false',
  '1',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '10.0.0.0/255.0.0.0',
  '10.0.0.0/08',
  '10.1',
  'fe80::1%eth0',
  'loopback,',
  'proxy',
  'toString',
  '*',
])('%s is no list of proxies', (text) => {
  expect(proxiesOf(text)).toBeNull()
})
