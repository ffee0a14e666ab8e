import { inMarket } from '../../src/market.ts'
import { CZECH } from './site.cs.ts'
import { SLOVAK } from './site.sk.ts'

/** Country-specific settings of the shop. */
export interface Facts {
  readonly domainCode: string
  readonly name: string
  readonly company: {
    readonly name: string
    readonly tin: string
    readonly vatin: string
    readonly register: string
  }
  readonly address: {
    readonly street: string
    readonly city: string
    readonly postcode: string
    readonly countryCode: string
  }
  readonly phone: string
  readonly email: string
  readonly openingHours: string
  readonly bankAccounts: readonly {
    readonly currency: string
    readonly number: string | null
    readonly iban: string
    readonly bic: string
  }[]
  readonly footerText: string
  /** Identifiers of the shop in external services; `recommender` selects the recommender. */
  readonly integrations: {
    readonly heureka_public_key: string | null
    readonly seznam_shop_id: string | null
    readonly recommender: 'products'
  }
  readonly topBanner: { readonly text: string; readonly link: string; readonly last_modified: string }
  /** Content beside the cart. */
  readonly cartTexts: readonly string[]
  readonly languages: readonly { readonly code: string; readonly title: string }[]
  readonly countries: readonly { readonly code: string; readonly alpha3: string; readonly title: string }[]
  readonly currency: { readonly code: string; readonly symbol: string }
}

/** Feature flags of this shop; missing ones are off. */
const FUNCTIONS = {
  compare: true,
  property_picker: true,
  minimal_price_period: true,
  reviews: true,
  reviewPhotos: true,
  productQuestions: true,
  watcher: true,
  batch_variant_add: true,
  b2c_price: true,
  loyalty_credits: true,
  bulk_order: true,
  registration: true,
  favourites: true,
  wish_list: true,
  shopping_lists: true,
  users_addresses: true,
  certification: true,
  address_validation: true,
  data_layer: true,
} as const

function siteOf({ domainCode, name, company, address, phone, email, openingHours, bankAccounts, ...facts }: Facts) {
  const { footerText, integrations, topBanner, cartTexts, languages, countries, currency } = facts
  return {
    ...{ domainCode, name, company, address, phone, email, openingHours, bankAccounts, footerText },
    functions: FUNCTIONS,
    ...{ integrations, topBanner, cartTexts, languages, countries },
    currency: {
      ...currency,
      symbolPlacement: 'right',
      decimalPlaces: 2,
      decimalPoint: ',',
      millesimalPoint: '\u00a0',
    },
  } as const
}

/** Contact details of the shop in globals, footers and mails. */
export const SITE = siteOf(inMarket({ cs: CZECH, sk: SLOVAK }))
