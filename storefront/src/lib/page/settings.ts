import type { Currency } from '@vanek/sdk'
import { market } from '#market/market'
import { createContext, useContext } from 'react'
import type { MarketLanguage } from '../../market/shared/define-market.ts'
import type { PriceDisplay } from './price-display.ts'

/** Settings for creating the shop of a page; sent from the server to the browser in the page state. */
export interface Settings {
  readonly locale: string
  readonly defaultLocale: string
  readonly domainCode: string
  readonly translationVariant: string
  readonly currency: Currency
  /** Price display that the visitor chose; null without a choice (C4.86). */
  readonly display: PriceDisplay | null
  readonly userVariant: string
  readonly userGroups: readonly string[]
  /** Whether products have paths under their category instead of `/produkt/` (B2.25). */
  readonly wildcardProducts: boolean
  /** Whether the staff panel is enabled: then the cookie `vanek_env` overrides the segment. */
  readonly adminPanel: boolean
  /** Other markets that visitors can change to; none by default. */
  readonly markets?: readonly MarketLanguage[]
  /** Origins that may be embedded in frames; none by default. */
  readonly frameOrigins?: readonly string[]
}

/** The shop for an anonymous visitor. */
export const guestSettings: Settings = {
  locale: market.locale,
  defaultLocale: market.locale,
  domainCode: market.domainCode,
  translationVariant: '',
  currency: market.currency,
  display: null,
  userVariant: '',
  userGroups: [],
  wildcardProducts: false,
  adminPanel: false,
}

/** Public origin of the shop, without a trailing slash. */
export const Origin = createContext('')

/** The shop's own origin: editors' links that begin with it stay within the shop (B2.41). */
export const useOrigin = (): string => useContext(Origin)
