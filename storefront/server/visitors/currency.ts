import type { Currency } from '@vanek/sdk'
import { isSafe, type CookieJar } from '@vanek/sdk/server'
import { currencyCookie } from '../../src/lib/page/price-display.ts'
import { choiceSeconds } from './currencies.ts'
import { partsOf, type PageRequest } from '../http/page-request.ts'

/** Parameter of the address of a page that chooses the currency (C4.88). */
export const currencyParameter = 'currency'

export interface ArrivingParts {
  /** Whether addresses choose the currency. */
  readonly fromQuery: boolean
  /** Currencies the shop sells in. */
  readonly currencies: () => Promise<readonly Pick<Currency, 'code'>[]>
  /** The currency of who comes from a network address; absent when nobody is asked. */
  readonly ofAddress?: (address: string) => Promise<string>
}

/** Finds out in which currency a visitor is shown the shop, before anything is made for them. */
export type Arriving = (request: PageRequest, jar: CookieJar) => Promise<void>

const askedIn = ({ url }: PageRequest) =>
  url.includes(`${currencyParameter}=`) ? new URLSearchParams(partsOf(url).query).get(currencyParameter) : null

/**
 * Puts the currency into the cookies of the visitor, where all that follows looks for it: the page is shown in it at once,
 * also to who keeps no cookies. The address wins and is kept (C4.88, C4.89); then what they have chosen before; then,
 * once in a visit, the country they come from (C4.90, C7.76).
 */
export function createArriving({ fromQuery, currencies, ofAddress }: ArrivingParts): Arriving {
  return async (request, jar) => {
    if (!isSafe(request.method)) return
    const asked = fromQuery ? askedIn(request) : null
    if (asked && (await currencies()).some(({ code }) => code === asked))
      jar.set(currencyCookie, asked, { maxAgeSeconds: choiceSeconds })
    else if (ofAddress && jar.get(currencyCookie) === undefined)
      jar.set(currencyCookie, await ofAddress(request.firstAddress))
  }
}
