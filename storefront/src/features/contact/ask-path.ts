/** The part of the contact page's address that names a product. */
export const aboutParam = 'vyrobek'

/** Where a shopper asks the shop about a product. */
export const askPath = (slug: string): string => `/kontakt?${aboutParam}=${encodeURIComponent(slug)}#napiste-nam`
