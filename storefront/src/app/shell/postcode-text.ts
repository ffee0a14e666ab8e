const written = ['CZE', 'SVK']

/** `190 00` for `19000` where postcodes are written so; those of other countries stay. */
export const postcodeText = (postcode: string, country = 'CZE'): string =>
  written.includes(country) ? postcode.replace(/^(\d{3})\s?(\d{2})$/, '$1\u00a0$2') : postcode
