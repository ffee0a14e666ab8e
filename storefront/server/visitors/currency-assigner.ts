import type { Currency } from '@vanek/sdk'
import { isSafeMethod, type CookieJar } from '@vanek/sdk/server'
import { currencyCookie } from '../../src/lib/page/price-display.ts'
import { choiceSeconds } from './currencies.ts'
import { partsOf, type PageRequest } from '../http/page-request.ts'

/** Query parameter that chooses the currency (C4.88). */
export const currencyParameter = 'currency'

export interface CurrencyAssignerParts {
  /** Whether the URL can choose the currency. */
  readonly fromQuery: boolean
  /** Currencies the shop sells in. */
  readonly currencies: () => Promise<readonly Pick<Currency, 'code'>[]>
  /** The currency for an IP address; undefined if it is not looked up. */
  readonly ofAddress?: (address: string) => Promise<string>
}

/** Determines the currency of a visitor, before anything is rendered. */
export type CurrencyAssigner = (request: PageRequest, jar: CookieJar) => Promise<void>

const currencyInUrl = ({ url }: PageRequest) =>
  url.includes(`${currencyParameter}=`) ? new URLSearchParams(partsOf(url).query).get(currencyParameter) : null

/**
 * Writes the currency into the cookies of the visitor, where all later code reads it: the page is shown in it at once,
 * even without cookies in the browser. The URL wins and is stored (C4.88, C4.89); then the earlier choice; then, once
 * per visit, the country of the visitor (C4.90, C7.76).
 */
export function createCurrencyAssigner({ fromQuery, currencies, ofAddress }: CurrencyAssignerParts): CurrencyAssigner {
  return async (request, jar) => {
    if (!isSafeMethod(request.method)) return
    const requested = fromQuery ? currencyInUrl(request) : null
    if (requested && (await currencies()).some(({ code }) => code === requested))
      jar.set(currencyCookie, requested, { maxAgeSeconds: choiceSeconds })
    else if (ofAddress && jar.get(currencyCookie) === undefined)
      jar.set(currencyCookie, await ofAddress(request.firstAddress))
  }
}
