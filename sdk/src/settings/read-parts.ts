import type { RedirectOffer } from '../overlays/types.ts'
import {
  flag,
  type Fields,
  integer,
  isRecord,
  number,
  objectOf,
  or,
  orNull,
  type Read,
  readFlag,
  readInteger,
  readNumber,
  readObject,
  readText,
  text,
  textOrNull,
  texts,
  type Total,
} from '../kernel/read.ts'
import type { Currency } from '../kernel/currency.ts'
import type { CartConfiguration, Country, Language, ShipperOffer, ShopContact, SiteMeta, TopBanner } from './types.ts'

/** The entries of an object with valid values. */
export const recordOf =
  <T>(read: Read<T>): Total<Readonly<Record<string, T>>> =>
  (value) =>
    Object.fromEntries(
      Object.entries(isRecord(value) ? value : {}).flatMap(([name, own]) => {
        const known = read(own)
        return known === undefined ? [] : [[name, known] as const]
      }),
    )

/** An object with required fields; null if one is missing. */
const having =
  <T extends object>(fields: Fields<T>, isWhole: (own: T) => boolean): Read<T> =>
  (value) => {
    const own = readObject(fields)(value)
    return own && isWhole(own) ? own : undefined
  }

export const contact = objectOf<ShopContact>({
  phone: text,
  email: text,
  openingHours: text,
  company: objectOf({ name: text, tin: text, vatin: text, register: text }),
  address: objectOf({ street: text, city: text, postcode: text, country_code: text }),
})

/** A shop sells unless selling is switched off. */
export const cartConfiguration = objectOf<CartConfiguration>({
  shopping_disabled: flag,
  shopping_disabled_text: textOrNull,
  domain_enabled: or(readFlag, true),
  info_texts: texts,
  limit_notifications: or(readFlag, true),
  quantity_minimum_text: textOrNull,
  quantity_maximum_text: textOrNull,
})

export const topBanner = orNull(
  readObject<TopBanner>({
    enabled: flag,
    domain_enabled: flag,
    text: textOrNull,
    link: textOrNull,
    last_modified: textOrNull,
  }),
)

const titled = <T extends { readonly code: string; readonly title: string }>(entry: T | undefined): T | undefined =>
  entry && { ...entry, title: entry.title || entry.code }

export const readLanguage: Read<Language> = (value) =>
  titled(having<Language>({ code: text, title: text }, ({ code }) => code !== '')(value))

export const readCountry: Read<Country> = (value) =>
  titled(
    having<Country>(
      { code: text, alpha3: text, title: text },
      ({ code, alpha3 }) => code !== '' && alpha3 !== '',
    )(value),
  )

const price = or(readNumber, Number.NaN)

export const readShipper: Read<ShipperOffer> = having<ShipperOffer>(
  { id: or(readInteger, -1), name: text, priceFrom: price, priceFromWithoutTax: price, deliveryDays: integer },
  ({ id, name, priceFrom, priceFromWithoutTax }) =>
    id >= 0 && name !== '' && priceFrom >= 0 && priceFromWithoutTax >= 0,
)

/** A redirect offer; null without texts or with an unsafe URL. */
export const readRestrictedRedirect: Read<RedirectOffer> = having<RedirectOffer>(
  { title: text, text, href: text },
  ({ title, href }) => title !== '' && /^(\/(?![/\\])|https?:\/\/)/.test(href),
)

/** A currency, if it has everything that formatting needs. */
export const readCurrency: Read<Currency> = having<Currency>(
  {
    code: text,
    symbol: text,
    symbolPlacement: (value) => (value === 'left' ? 'left' : 'right'),
    decimalPlaces: or(readInteger, -1),
    decimalPoint: or(readText, ','),
    millesimalPoint: or(readText, ' '),
  },
  ({ code, decimalPlaces }) => /^[A-Z]{3}$/.test(code) && decimalPlaces >= 0 && decimalPlaces <= 3,
)

const image = objectOf({ path: text, alt: text })

export const meta = objectOf<SiteMeta>({
  title: text,
  description: text,
  share_image: (value) => (image(value).path === '' ? null : image(value)),
})

/** A price limit; null if there is none. */
export const amountOrNull: Total<number | null> = (value) =>
  readNumber(value) === undefined ? null : Math.max(0, number(value))

/** An unknown recommender counts as none. */
export const readRecommender: Read<'products' | 'widgets'> = (value) =>
  value === 'products' || value === 'widgets' ? value : undefined
