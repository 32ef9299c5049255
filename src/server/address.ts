import { isIPv6 } from 'node:net'

/** The key for limits by address: the /64 of an IPv6 address, since one subscriber has all of it. */
export function household(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head, tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : new Array<string>(8 - groups.length - rest.length).fill('0')
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`
}
