import { market } from '#market/market'

/** A phone number in groups of three: `+420 567 000 100`. */
export const phoneText = (phone: string): string => phone.replaceAll(/\s/g, '').replaceAll(/\d{3}(?=\d)/g, '$&\u00A0')

const written = ['CZE', 'SVK']

/** `190 00` for `19000`, in countries that write postcodes this way; other postcodes stay as they are. */
export const postcodeText = (postcode: string, country: string = market.country.alpha3): string =>
  written.includes(country) ? postcode.replace(/^(\d{3})\s?(\d{2})$/, '$1\u00a0$2') : postcode
