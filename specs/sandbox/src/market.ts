/** Countries whose shop the sandbox can be. Each has a process and a database of its own. */
export type Market = 'cs' | 'sk'

/** A wrong `SANDBOX_MARKET`. */
const unknown = (name: string) => new Error(`SANDBOX_MARKET must be cs or sk, but it is "${name}".`)

function read(name: string): Market {
  if (name === 'cs' || name === 'sk') return name
  throw unknown(name)
}

/** The shop that this process is, from `SANDBOX_MARKET`. */
export const market: Market = read(process.env['SANDBOX_MARKET'] || 'cs')

/** The value for this process's market; the type is that of the Czech one, so that the other cannot lack a part of it. */
export const inMarket = <T>(values: Readonly<Record<Market, T>>): T => values[market]

/** What the shop is called. */
export const shopName: string = inMarket({ cs: 'Vánek', sk: 'Vánok' })

/** Its country, as addresses name it. */
export const homeCountry: string = inMarket({ cs: 'CZE', sk: 'SVK' })
