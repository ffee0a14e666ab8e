import { plainAddress } from '@vanek/sdk/integrations/ip-country'
import ipaddr from 'ipaddr.js'

/**
 * The address of a visitor as the back end is told; undefined when it is not known, because it is that of this machine or
 * network and no server in front is trusted to tell more (`TRUSTED_PROXIES`). It would be the same for everybody.
 */
export function visitorAddress(told: string, trustedProxies: readonly string[]): string | undefined {
  // some servers in front tell the port too
  const ip = plainAddress(told)
  if (ip === null || !ipaddr.isValid(ip)) return undefined
  const range = ipaddr.process(ip).range()
  if (range === 'loopback' || range === 'unspecified') return undefined
  return ownNetworks.has(range) && trustedProxies.length === 0 ? undefined : ip
}

const ownNetworks = new Set(['private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'])

/** What an address is counted by: of IPv6 a /64, because whoever has one address there has them all. */
export function networkOf(ip: string): string {
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()
}

/** What is worth saying at the start; undefined when there is nothing. This server speaks no https itself. */
export const addressHint = (secure: boolean, trustedProxies: readonly string[]): string | undefined =>
  secure && trustedProxies.length === 0
    ? 'TRUSTED_PROXIES is not set, so nobody is counted by address: name the server in front that speaks https.'
    : undefined
