import { productPath as pathOfProduct, type ProductPathParts, type ProductPathOptions } from '@vanek/sdk/product'

/** Path of the cart, and action of its forms. */
export const cartPath = '/kosik'

/** Path of the search. */
export const searchPath = '/hledat'

/** Path of the links in mails. */
export const activationPath = '/aktivovat'

/** Terms for every order. */
export const termsPath = '/stranka/obchodni-podminky'

/** Terms for companies. */
export const businessTermsPath = '/stranka/podminky-pro-firmy'

/** Path of the glossary. */
export const glossaryPath = '/slovnik-pojmu'

/** Path of a product page: `/produkt/{slug}`, or under its category if the shop is configured so (B2.15, B2.25). */
export const productPath = (product: ProductPathParts, options: Omit<ProductPathOptions, 'folder'> = {}): string =>
  pathOfProduct(product, { ...options, folder: 'produkt' })

/** Path of the page that helps to choose a fan. */
export const adviserPath = '/jaky-ventilator'
