import { market } from '#market/market'
import * as texts from '#texts/frame/markets'
import { useOverlays } from '@vanek/react-hooks'
import { localeCookie, suggestLanguage } from '@vanek/sdk/session'
import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { marketLink, OtherMarkets } from '../../lib/page/markets.ts'
import { type MarketLanguage, shopNames } from '../../market/shared/define-market.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

const isKnown = (locale: string, known: readonly MarketLanguage[]): locale is MarketLanguage =>
  (known as readonly string[]).includes(locale)

/** Offers the shop of another country: the one that the visitor has gone to before, else that of the browser's language (B1.23). */
export function MarketOffer() {
  const { languageBannerClosed, closeLanguageBanner } = useOverlays()
  const others = useContext(OtherMarkets)
  const { pathname, search } = useLocation()
  if (languageBannerClosed || others.length === 0) return null
  const known = [market.locale, ...others]
  const chosen = new RegExp(`\\b${localeCookie}=(\\w+)`).exec(document.cookie)?.[1]
  const offer = suggestLanguage(chosen ? [chosen] : navigator.languages, market.locale, known)
  if (offer === null || !isKnown(offer, known)) return null
  return (
    <aside className="language" lang={offer} aria-label={shopNames[offer].offer}>
      <a href={marketLink(offer, pathname + search)} rel="nofollow" onClick={closeLanguageBanner}>
        {shopNames[offer].offer}
      </a>
      <IconButton label={texts.close} onClick={closeLanguageBanner}>
        <Icon name="close" />
      </IconButton>
    </aside>
  )
}
