import { normalizeIp } from '@vanek/sdk/integrations/ip-country'
import ipaddr from 'ipaddr.js'

/**
 * The address of a visitor for the back end; undefined if it is unknown, because it is an address of this machine or
 * network and no proxy is trusted to forward one (`TRUSTED_PROXIES`). It would be the same for everybody.
 */
export function visitorAddress(address: string, trustedProxies: readonly string[]): string | undefined {
  // some proxies append the port
  const ip = normalizeIp(address)
  if (ip === null || !ipaddr.isValid(ip)) return undefined
  const range = ipaddr.process(ip).range()
  if (range === 'loopback' || range === 'unspecified') return undefined
  return ownNetworks.has(range) && trustedProxies.length === 0 ? undefined : ip
}

const ownNetworks = new Set(['private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'])

/** Rate limit key of an address: of IPv6 the /64, because one client has all of its addresses. */
export function networkOf(ip: string): string {
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()
}

/** A hint for the log at the start; undefined if there is none. This server has no https itself. */
export const addressHint = (secure: boolean, trustedProxies: readonly string[]): string | undefined =>
  secure && trustedProxies.length === 0
    ? 'TRUSTED_PROXIES is not set, so nobody is counted by address: name the server in front that speaks https.'
    : undefined
