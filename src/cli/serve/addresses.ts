import { networkInterfaces } from 'node:os'
import type { HouseAddress } from '#server/addresses.ts'

type Interfaces = ReturnType<typeof networkInterfaces>

const ALL = ['::', '0.0.0.0']

/** What to listen on for every address of the machine: one without IPv6 cannot listen on `::`. */
export function everyAddress(interfaces: Interfaces = networkInterfaces()): string {
  return addressesOf(interfaces).some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0'
}

export function hostName(host: string): string {
  if (ALL.includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Virtual networks, which lead to nobody else: those of containers, virtual machines and tunnels. */
const VIRTUAL =
  /docker|veth|^br-|virbr|vbox|vmnet|vmware|hyper-v|wsl|^tun|^tap|^utun|^wg|tailscale|^zt|^ppp|podman|^cni/i

/** Addresses at which others in the local network reach this machine, if it listens there; the likeliest first. */
export function houseAddresses(host: string, interfaces: Interfaces = networkInterfaces()): HouseAddress[] {
  if (!ALL.includes(host)) return []
  const found = Object.entries(interfaces).flatMap(([network, addresses = []]) =>
    addresses
      .filter(({ internal, family, address }) => !internal && family === 'IPv4' && !isUnassigned(address))
      .map(({ address }) => ({ address, network })),
  )
  const [real, virtual] = [false, true].map((is) =>
    found.filter(({ network }) => VIRTUAL.test(network) === is),
  )
  return [...real, ...virtual]
}

/** A link-local address: a machine gives it itself where no DHCP server does. */
function isUnassigned(address: string): boolean {
  return address.startsWith('169.254.')
}

function addressesOf(interfaces: Interfaces) {
  return Object.values(interfaces).flatMap((addresses) => addresses ?? [])
}
