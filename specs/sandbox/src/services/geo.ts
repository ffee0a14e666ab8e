import { BlockList, isIP } from 'node:net'
import { refusal } from '../http/errors.ts'
import type { Handlers } from '../services.ts'
import type { OutsideAnswer } from '../wire.ts'

/** Documentation networks (RFC 5737), mapped to these countries. */
const NETWORKS = [
  { country: 'CZ', net: '192.0.2.0', bits: 24, type: 'ipv4' },
  { country: 'SK', net: '198.51.100.0', bits: 24, type: 'ipv4' },
  { country: 'DE', net: '203.0.113.0', bits: 24, type: 'ipv4' },
  { country: 'PL', net: '2001:db8:1::', bits: 48, type: 'ipv6' },
] as const

const table = NETWORKS.map(({ country, net, bits, type }) => {
  const list = new BlockList()
  list.addSubnet(net, bits, type)
  return { country, list }
})

/** The country of a network address (C7.76). */
export function geoHandlers(): Handlers {
  return {
    async getCountryOfIp(request): Promise<OutsideAnswer<'getCountryOfIp'>> {
      const { ip } = request.query as { ip: string }
      const version = isIP(ip)
      if (version === 0) throw refusal('validation', { field: 'ip' })
      const type = version === 6 ? 'ipv6' : 'ipv4'
      return { country: table.find(({ list }) => list.check(ip, type))?.country ?? null }
    },
  }
}
