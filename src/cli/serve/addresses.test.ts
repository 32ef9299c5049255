import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { everyAddress, hostName, houseAddresses } from './addresses.ts'

const v4 = (address: string, internal: boolean): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: `${address}/24`,
})
const v6: NetworkInterfaceInfo = {
  address: '::1',
  internal: true,
  family: 'IPv6',
  netmask: 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  mac: '00:00:00:00:00:00',
  scopeid: 0,
  cidr: '::1/128',
}
const lo = v4('127.0.0.1', true)
const lan = v4('192.168.1.20', false)

test('every address means both families where there are both, and the one there is where IPv6 is not', () => {
  expect(everyAddress({ lo: [lo, v6], lan: [lan] })).toBe('::')
  expect(everyAddress({ lo: [lo], lan: [lan] })).toBe('0.0.0.0')
})

test('others in the house find every address that is not this machine’s alone, if it listens to them', () => {
  const found = [{ address: '192.168.1.20', network: 'lan' }]
  expect(houseAddresses('::', { lo: [lo, v6], lan: [lan] })).toEqual(found)
  expect(houseAddresses('0.0.0.0', { lo: [lo], lan: [lan] })).toEqual(found)
  expect(houseAddresses('127.0.0.1', { lo: [lo], lan: [lan] })).toEqual([])
})

test('networks of containers and tunnels come last, and an address that nobody gave is none', () => {
  const all = {
    docker0: [v4('172.17.0.1', false)],
    'vEthernet (WSL)': [v4('172.20.0.1', false)],
    wlan0: [v4('192.168.1.20', false), v6],
    eth0: [v4('169.254.3.4', false)],
    tailscale0: [v4('100.64.1.2', false)],
  }
  expect(houseAddresses('::', all).map(({ network }) => network)).toEqual([
    'wlan0',
    'docker0',
    'vEthernet (WSL)',
    'tailscale0',
  ])
})

test('an address is written as a browser takes it', () => {
  expect([hostName('::'), hostName('0.0.0.0'), hostName('::1'), hostName('10.0.0.1')]).toEqual([
    'localhost',
    'localhost',
    '[::1]',
    '10.0.0.1',
  ])
})
