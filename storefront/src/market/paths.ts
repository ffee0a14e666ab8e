import { productPath as pathOfProduct, type Linkable, type ProductPathOptions } from '@vanek/sdk/product'

/** Where the cart is, and where forms that change it post to. */
export const cartPath = '/kosik'

/** Where searching is done. */
export const searchPath = '/hledat'

/** The page that links in mails lead to. */
export const activationPath = '/aktivovat'

/** Terms for every order. */
export const termsPath = '/stranka/obchodni-podminky'

/** Terms for companies. */
export const businessTermsPath = '/stranka/podminky-pro-firmy'

/** Terms of the glossary. */
export const glossaryPath = '/slovnik-pojmu'

/** The address of a product page: `/produkt/{slug}`, or under its category where products stand there (B2.15, B2.25). */
export const productPath = (product: Linkable, options: Omit<ProductPathOptions, 'folder'> = {}): string =>
  pathOfProduct(product, { ...options, folder: 'produkt' })
