import { market } from '#market/market'

/** Markets that journeys run in. */
type Tested = 'cs' | 'sk'

const own: string = market.locale
if (own !== 'cs' && own !== 'sk') throw new Error(`There are no texts for ${own}`)

/** The market that is tested: the Czech one, or with `NODE_OPTIONS=--conditions=sk` the Slovak one. */
export const language: Tested = own

/** The value for the market that is tested. */
export const inMarket = <T>(values: Readonly<Record<Tested, T>>): T => values[language]
