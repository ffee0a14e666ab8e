import { market } from '#market/market'

/** A phone number in groups of three: `+420 567 000 100`. */
export function phoneText(phone: string): string {
  const digits = phone.replaceAll(/\s/g, '')
  const ofBratislava = /^(\+421)(2)(\d{4})(\d{4})$/.exec(digits)
  return ofBratislava ? ofBratislava.slice(1).join('\u00A0') : digits.replaceAll(/\d{3}(?=\d)/g, '$&\u00A0')
}

const written = ['CZE', 'SVK']

/** `190 00` for `19000`, in countries that write postcodes this way; other postcodes stay as they are. */
export const postcodeText = (postcode: string, country: string = market.country.alpha3): string =>
  written.includes(country) ? postcode.replace(/^(\d{3})\s?(\d{2})$/, '$1\u00a0$2') : postcode
