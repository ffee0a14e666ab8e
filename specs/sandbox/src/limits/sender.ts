import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

const OWN = new Set(['loopback', 'unspecified'])
const PRIVATE = new Set(['private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'])

/**
 * The key under which an address is counted: an IPv4 address (also one mapped to IPv6) by itself; of IPv6 the /64,
 * because one client has all of its addresses.
 *
 * @returns null for an invalid address
 */
export function placeOf(ip: string): string | null {
  const [bare = ''] = ip.split('%')
  if (!ipaddr.isValid(bare)) return null
  const address = ipaddr.process(bare)
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`
}

/**
 * The client of a request for rate limits; null if it is unknown, because the address is a proxy shared by all
 * clients: one of this machine, a trusted one without a forwarded address, or, if none is trusted, one of the
 * private network.
 */
export function senderOf({ ip }: Pick<FastifyRequest, 'ip'>, trusted: readonly string[]): string | null {
  const place = placeOf(ip)
  if (place === null) return null
  const range = ipaddr.process(ip.split('%')[0] ?? '').range()
  if (OWN.has(range) || isOneOf(ip, trusted)) return null
  return trusted.length === 0 && PRIVATE.has(range) ? null : place
}

/** Whether an address is one of these addresses and networks. */
function isOneOf(ip: string, networks: readonly string[]): boolean {
  const trusted = networks.map((network): [ipaddr.IPv4 | ipaddr.IPv6, number] => {
    if (network.includes('/')) return ipaddr.parseCIDR(network)
    const address = ipaddr.process(network)
    return [address, address.kind() === 'ipv4' ? 32 : 128]
  })
  return ipaddr.subnetMatch(ipaddr.process(ip.split('%')[0] ?? ''), { trusted }, 'other') === 'trusted'
}
