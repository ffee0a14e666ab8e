import {
  flag,
  isRecord,
  listOf,
  objectOf,
  orNull,
  readFlag,
  readText,
  text,
  textOrNull,
  texts,
} from '../kernel/read.ts'
import { capabilityFlags } from '../generated/capabilities.ts'
import {
  amountOrNull,
  cartConfiguration,
  contact,
  meta,
  readCountry,
  readCurrency,
  readLanguage,
  readRecommender,
  readRestrictedRedirect,
  readShipper,
  recordOf,
  topBanner,
} from './read-parts.ts'
import { themeOf } from './theme.ts'
import type { Country, ShopSettings } from './types.ts'

/**
 * Parses settings from a response of the back end: a missing or invalid one gets its default, so that one wrong field
 * never breaks the shop. Never throws; `parseSettings(null)` are the defaults.
 *
 * @param raw - What the back end sent.
 * @param home - Country to deliver to where the back end names none.
 */
export function parseSettings(raw: unknown, home: Country | null = null): ShopSettings {
  const globals = isRecord(raw) ? raw : {}
  const shippers = listOf(readShipper)(globals['shippers'])
  const countries = listOf(readCountry)(globals['countries'])
  const lacks = texts(globals['lacks'])
  const off = lacks.flatMap((name) => (Object.hasOwn(capabilityFlags, name) ? [[capabilityFlags[name], false]] : []))
  return {
    functions: { ...recordOf(readFlag)(globals['functions']), ...Object.fromEntries(off) },
    lacks,
    integrations: objectOf<ShopSettings['integrations']>({
      heureka_public_key: textOrNull,
      seznam_shop_id: textOrNull,
      recommender: orNull(readRecommender),
    })(globals['integrations']),
    tracking: objectOf<ShopSettings['tracking']>({ first_step_products_only: flag })(globals['tracking']),
    cartConfiguration: cartConfiguration(globals['cartConfiguration']),
    configurationProducts: objectOf<ShopSettings['configurationProducts']>({
      show_free_delivery_tag_by_price: flag,
    })(globals['configuration_products']),
    shortSearchTerms: texts(globals['short_search_terms']),
    topBanner: topBanner(globals['topBanner']),
    domainCode: objectOf<{ readonly code: string }>({ code: text })(globals['domain']).code,
    contact: contact(globals['contact']),
    languages: listOf(readLanguage)(globals['languages']),
    countries: countries.length > 0 || !home ? countries : [home],
    currency: orNull(readCurrency)(globals['currency']),
    currencies: listOf(readCurrency)(globals['currencies']),
    meta: meta(globals['meta']),
    menus: { main: 'main', footer: 'footer', ...recordOf((own) => readText(own) || undefined)(globals['menus']) },
    shippers,
    fastestShipper: shippers.find(({ id }) => id === globals['fastestShipper']) ?? null,
    freeShippingAt: amountOrNull(globals['freeShippingAt']),
    variantHash: textOrNull(globals['variantHash']),
    theme: themeOf(globals['theme']),
    restrictedGroups: texts(globals['restricted_groups']),
    restrictedRedirect: orNull(readRestrictedRedirect)(globals['restricted_redirect']),
  }
}
