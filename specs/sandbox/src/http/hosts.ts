import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { inMarket } from '../market.ts'
import { refusal } from './errors.ts'

const nameIn = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')

/**
 * Refuses requests with another host name. Otherwise a foreign site could point its own name at this machine and read
 * the mailbox with the browser of the developer (DNS rebinding). Network addresses cannot be pointed elsewhere.
 */
export function registerHostCheck(app: FastifyInstance, names: readonly string[]): void {
  const known = new Set(['localhost', 'sk.localhost', ...names.map((name) => name.toLowerCase())])
  app.addHook('onRequest', async ({ headers, raw }) => {
    const sent = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
    if (sent.length > 1)
      throw refusal('validation', {
        status: 400,
        title: inMarket({ cs: 'Požadavek jmenuje víc serverů.', sk: 'Požiadavka menuje viac serverov.' }),
      })
    const name = nameIn(headers.host ?? '')
    if (name === '' || isIP(name) !== 0 || known.has(name)) return
    throw refusal('validation', {
      status: 421,
      title: inMarket({
        cs: 'Pod tímto jménem tento server neodpovídá.',
        sk: 'Pod týmto menom tento server neodpovedá.',
      }),
    })
  })
}
