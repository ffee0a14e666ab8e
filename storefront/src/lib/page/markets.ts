import { createContext } from 'react'
import type { MarketLanguage } from '../../market/shared/define-market.ts'

/** Other markets that the same server serves. */
export const OtherMarkets = createContext<readonly MarketLanguage[]>([])

/** Folder of the links to the same page of another market: `/trh/sk?back=/kosik`. The server resolves them. */
export const marketFolder = '/trh'

/** Link to the page of another market. */
export const marketLink = (locale: MarketLanguage, back: string): string =>
  `${marketFolder}/${locale}?back=${encodeURIComponent(back)}`
