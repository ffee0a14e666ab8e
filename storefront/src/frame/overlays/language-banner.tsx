import { useOverlays, useShop } from '@vanek/react-hooks'
import { suggestLanguage } from '@vanek/sdk/session'
import { useLocation } from 'react-router-dom'
import { market } from '../../market/market.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

const offers: Readonly<Record<string, string>> = {
  cs: 'Prohlédněte si obchod česky',
  de: 'Den Shop auf Deutsch ansehen',
  en: 'View the shop in English',
  sk: 'Pozrite si obchod po slovensky',
}

export interface LanguageBannerProps {
  /** Languages to offer. Defaults to those of the shop. */
  readonly locales?: readonly string[]
}

/** Offers the browser's language if the shop has it and shows another (B1.23); never with one language. */
export function LanguageBanner({ locales = market.locales }: LanguageBannerProps) {
  const { languageBannerClosed, closeLanguageBanner } = useOverlays()
  const { locale, defaultLocale } = useShop().config
  const { pathname, search } = useLocation()
  const offer = languageBannerClosed ? null : suggestLanguage(navigator.languages, locale, locales)
  if (offer === null) return null
  const path = pathname.replace(new RegExp(`^/${locale}(?=/|$)`), '')
  return (
    <aside className="language" lang={offer} aria-label={offers[offer] ?? offer}>
      <a href={(offer === defaultLocale ? path : `/${offer}${path}`) + search} onClick={closeLanguageBanner}>
        {offers[offer] ?? offer}
      </a>
      <IconButton label="Zavřít" onClick={closeLanguageBanner}>
        <Icon name="close" />
      </IconButton>
    </aside>
  )
}
