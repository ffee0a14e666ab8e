import * as texts from '#texts/frame/markets'
import { type MouseEvent, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { marketLink, OtherMarkets } from '../../lib/page/markets.ts'
import { type MarketLanguage, shopNames } from '../../market/shared/define-market.ts'

/** The market whose page is loading; null if none is, also after a return from it (B4.17). */
function usePending() {
  const [pending, setPending] = useState<MarketLanguage | null>(null)
  useEffect(() => {
    const returned = () => setPending(null)
    addEventListener('pageshow', returned)
    return () => removeEventListener('pageshow', returned)
  }, [])
  // with a key, the page opens elsewhere
  const follow = (locale: MarketLanguage) => (event: MouseEvent) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) setPending(locale)
  }
  return { pending, follow }
}

/** Links to the same page in other markets, each of which has its own prices, carts and accounts. */
export function MarketLinks() {
  const markets = useContext(OtherMarkets)
  const { pathname, search } = useLocation()
  const { pending, follow } = usePending()
  if (markets.length === 0) return null
  return (
    <nav className="foot-markets" aria-label={texts.label}>
      {markets.map((locale) => (
        <a
          key={locale}
          href={marketLink(locale, pathname + search)}
          hrefLang={locale}
          lang={locale}
          rel="nofollow"
          aria-busy={pending === locale || undefined}
          onClick={follow(locale)}
        >
          {`${shopNames[locale].country}: ${shopNames[locale].name}`}
        </a>
      ))}
      <output className="quiet">{pending === null ? texts.note : texts.opening(shopNames[pending].name)}</output>
    </nav>
  )
}
