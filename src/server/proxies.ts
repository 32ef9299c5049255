import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Whether an address is that of a trusted proxy. */
export type IsProxy = (address: string) => boolean

/** Names for addresses that are not of the internet. */
const NAMED: { readonly [name: string]: readonly string[] } = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** A list with commas of addresses, blocks (`10.0.0.0/8`) and names; null for anything else. */
export function proxiesOf(text: string): IsProxy | null {
  const list = new BlockList()
  for (const word of text.split(',').map((each) => each.trim()))
    for (const block of Object.hasOwn(NAMED, word) ? NAMED[word] : [word]) {
      const [address, prefix, ...more] = block.split('/')
      const family = familyOf(address)
      if (family === null || more.length > 0) return null
      const longest = family === 'ipv4' ? 32 : 128
      const length = prefix === undefined ? longest : /^[1-9]\d{0,2}$/.test(prefix) ? Number(prefix) : 0
      // A prefix of 0 would be everyone.
      if (length < 1 || length > longest) return null
      list.addSubnet(address, length, family)
    }
  return (address) => {
    const family = familyOf(address)
    return family !== null && list.check(address, family)
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  if (isIPv4(address)) return 'ipv4'
  return isIPv6(address) && !address.includes('%') ? 'ipv6' : null
}
