/** Countries of the shop. Each has a separate process and database. */
export type Market = 'cs' | 'sk'

/** An invalid `SANDBOX_MARKET`. */
const unknown = (name: string) => new Error(`SANDBOX_MARKET must be cs or sk, but it is "${name}".`)

function read(name: string): Market {
  if (name === 'cs' || name === 'sk') return name
  throw unknown(name)
}

/** The market of this process, from `SANDBOX_MARKET`. */
export const market: Market = read(process.env['SANDBOX_MARKET'] || 'cs')

/** The value for the market of this process. The Czech value determines the type, so the Slovak one cannot be incomplete. */
export const inMarket = <T>(values: Readonly<Record<Market, T>>): T => values[market]

/** Name of the shop. */
export const shopName: string = inMarket({ cs: 'Vánek', sk: 'Vánok' })

/** Country of the shop, as in addresses. */
export const homeCountry: string = inMarket({ cs: 'CZE', sk: 'SVK' })
