import type { Catalogue } from '../../seed/catalogue.ts'
import { FREE_SHIPPING_AT } from '../../seed/shippers.ts'
import { inMarket } from '../market.ts'
import type { Settings } from '../shop/settings.ts'
import { SHORT_TERMS } from '../search/short-terms.ts'

/**
 * Settings that differ from the Czech shop: variants are added one by one, and prices are shown only with VAT, as in a
 * consumer shop.
 */
const OWN_FUNCTIONS = inMarket<Readonly<Record<string, boolean>>>({
  cs: {},
  sk: { batch_variant_add: false, display_vat: true, display_both_prices: false },
})

/** Initial settings of the shop. */
export function settingsOf({ groups, content: { home, site } }: Catalogue): Settings {
  const { street, city, postcode, countryCode } = site.address
  return {
    contact: {
      phone: site.phone,
      email: site.email,
      openingHours: site.openingHours,
      company: { ...site.company },
      address: { street, city, postcode, country_code: countryCode },
    },
    bankAccounts: site.bankAccounts.map((account) => ({ ...account })),
    functions: { ...site.functions, ...OWN_FUNCTIONS },
    restricted_groups: groups.filter(({ restricted }) => restricted).map(({ code }) => code),
    restricted_redirect: {
      title: inMarket({ cs: 'Pro vás máme jiný obchod', sk: 'Pre vás máme iný obchod' }),
      text: inMarket({
        cs: 'Tento účet patří zákazníkům našeho starého obchodu a tady se s ním přihlásit nedá. Ozvěte se nám, přechod zařídíme za vás.',
        sk: 'Tento účet patrí zákazníkom nášho starého obchodu a tu sa s ním prihlásiť nedá. Ozvite sa nám, prechod vybavíme za vás.',
      }),
      href: '/kontakt',
    },
    integrations: { ...site.integrations },
    tracking: { first_step_products_only: false },
    // a service that also counts orders
    theme: {
      name: 'cvb',
      pages: {
        delivery_details: { zbozi: inMarket({ cs: true, sk: false }) },
        product_detail: { storage_days: 21 },
      },
    },
    cartConfiguration: {
      shopping_disabled: false,
      shopping_disabled_text: null,
      domain_enabled: true,
      info_texts: [...site.cartTexts],
      limit_notifications: true,
      quantity_minimum_text: null,
      quantity_maximum_text: null,
    },
    short_search_terms: [...SHORT_TERMS],
    configuration_products: { show_free_delivery_tag_by_price: true },
    topBanner: { enabled: true, domain_enabled: true, ...site.topBanner },
    languages: site.languages.map((language) => ({ ...language })),
    countries: site.countries.map((country) => ({ ...country })),
    meta: { title: site.name, description: home.page_meta.seo_description, share_image: null },
    menus: { main: 'main', footer: 'footer' },
    freeShippingAt: FREE_SHIPPING_AT,
  }
}
