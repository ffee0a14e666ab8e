import type { Currency } from '@vanek/sdk'
import type { HydrationState } from 'react-router-dom'
import type { PriceDisplay } from './price-display.ts'

/** What a page needs to know to make its shop; travels from the server to the browser in the state. */
export interface Settings {
  readonly locale: string
  readonly defaultLocale: string
  readonly domainCode: string
  readonly translationVariant: string
  readonly currency: Currency
  /** Which prices the visitor has chosen to see; null when they have not (C4.86). */
  readonly display: PriceDisplay | null
  readonly userVariant: string
  readonly userGroups: readonly string[]
  /** Whether products stand under the path of their category instead of `/produkt/` (B2.25). */
  readonly wildcardProducts: boolean
  /** Whether the panel for administrators is there: then the cookie `vanek_env` says as whom the shop is seen. */
  readonly adminPanel: boolean
  /** Origins whose pages may be embedded on request; none by default. */
  readonly frameOrigins?: readonly string[]
}

/** The Czech shop for a visitor nobody knows. */
export const czechShop: Settings = {
  locale: 'cs',
  defaultLocale: 'cs',
  domainCode: 'vanek_cz',
  translationVariant: '',
  currency: {
    code: 'CZK',
    symbol: 'Kč',
    symbolPlacement: 'right',
    decimalPlaces: 2,
    decimalPoint: ',',
    millesimalPoint: '\u00a0',
  },
  display: null,
  userVariant: '',
  userGroups: [],
  wildcardProducts: false,
  adminPanel: false,
}

/** What the server hands to the browser in `<script type="application/json" id="state">`. */
export interface PageState extends HydrationState {
  readonly settings: Settings
  readonly origin: string
}

/** Id of the element that carries the state. */
export const stateElement = 'state'
