const written = ['CZE', 'SVK']

/** `190 00` for `19000`, in countries that write postcodes this way; other postcodes stay as they are. */
export const postcodeText = (postcode: string, country = 'CZE'): string =>
  written.includes(country) ? postcode.replace(/^(\d{3})\s?(\d{2})$/, '$1\u00a0$2') : postcode
