import * as texts from '#texts/frame/markets'
import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { marketLink, OtherMarkets } from '../../lib/page/markets.ts'
import { shopNames } from '../../market/shared/define-market.ts'

/** Links to the same page in other markets, each of which has prices, carts and accounts of its own. */
export function MarketLinks() {
  const markets = useContext(OtherMarkets)
  const { pathname, search } = useLocation()
  if (markets.length === 0) return null
  return (
    <nav className="foot-markets" aria-label={texts.label}>
      {markets.map((locale) => (
        <a key={locale} href={marketLink(locale, pathname + search)} hrefLang={locale} lang={locale} rel="nofollow">
          {shopNames[locale].country}: {shopNames[locale].name}
        </a>
      ))}
      <span className="quiet">{texts.note}</span>
    </nav>
  )
}
