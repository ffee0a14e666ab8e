// Paths of the pages that other parts of the shop link to. `definePage` places each page; a test compares both.

/** Folder of product pages: `/produkt/{slug}`. */
export const productFolder = 'produkt'
export const searchPath = '/hledat'
export const comparePath = '/porovnat'
/** Path of the page that helps to choose a fan. */
export const adviserPath = '/jaky-ventilator'
/** Action of the form that changes how prices are shown. */
export const displayPath = '/zobrazeni-cen'
export const brandsPath = '/znacky'

/** Path of the cart, and action of its forms. */
export const cartPath = '/kosik'
export const methodsPath = '/kosik/doprava-a-platba'
export const detailsPath = '/kosik/dodaci-udaje'
/**
 * Path of the placed order (C2.04). It has its own document policy, so full page loads lead to it
 * (`redirectDocument`) and away from it (decision 0025).
 */
export const finishedPath = '/kosik/dokonceni'
/** Path of the bulk order by codes (C2.05). */
export const bulkPath = '/kosik/import-objednavky'
/** The page with the details of a bank transfer; mails link to it, also for guests. */
export const transferPath = '/kosik/platba-prevodem'
/** Path of a quotation, by its link. */
export const quotePath = '/nabidka'
/** Path of the form that creates a quotation from the cart. */
export const newQuotePath = '/nabidka/nova'

export const loginPath = '/prihlasit'
export const registrationPath = '/registrovat'
/** Path of the sign-in by a mailed code. */
export const loginCodePath = '/prihlasit/kodem'
export const forgottenPasswordPath = '/zapomenute-heslo'
/** Path of the link in the mail about a forgotten password (C2.10). */
export const resetPath = '/resetovat-heslo'
/** Path of the links that confirm an account or the newsletter (C2.11). */
export const activatePath = '/aktivovat'
/** Path of the links that confirm a new sign-in e-mail (A7.11). */
export const confirmEmailPath = '/potvrdit-email'

/** Paths of the pages of the account (C2.14 to C2.22). */
export const accountPaths = {
  root: '/uzivatel',
  dashboard: '/uzivatel/prehled',
  orders: '/uzivatel/objednavky',
  settings: '/uzivatel/osobni-udaje',
  addresses: '/uzivatel/seznam-adres',
  lists: '/uzivatel/nakupni-seznamy',
  favourites: '/uzivatel/oblibene',
  password: '/uzivatel/zmena-hesla',
  email: '/uzivatel/zmena-emailu',
  deletion: '/uzivatel/zruseni-uctu',
} as const

/** Path of the order lookup by number and e-mail. */
export const lookupPath = '/sledovani-objednavky'
/** Path of the mailed lookup link. */
export const orderLinkPath = '/sledovani-objednavky/odkaz'
/** Path of the order that was last placed or opened in this browser. */
export const guestOrderPath = '/objednavka'
/** Path of the form for claims (A6.11). */
export const claimPath = '/podat-reklamaci'
/** Path of the form to withdraw from the contract. */
export const withdrawalPath = '/odstoupit-od-smlouvy'

/** The list of all articles (B2.05). */
export const articlesPath = '/clanky'
export const articleFolder = '/clanek'
export const articleTagFolder = '/stitek'
export const articleAuthorFolder = '/autor'
export const glossaryPath = '/slovnik-pojmu'
export const branchesPath = '/pobocky'
export const contactPath = '/kontakt'
/** Everything about buying, in one page. */
export const purchasePath = '/vse-o-nakupu'
export const newsletterPath = '/odber-novinek'

/** Folder of the pages that editors write. */
export const pageFolder = '/stranka'
/** Terms for every order. */
export const termsPath = '/stranka/obchodni-podminky'
/** Terms for companies. */
export const businessTermsPath = '/stranka/podminky-pro-firmy'
export const privacyPath = '/stranka/ochrana-osobnich-udaju'
/** The page about returning goods. */
export const returnsPath = '/stranka/vraceni-do-30-dni'
/** The page about claims. */
export const claimRulesPath = '/stranka/reklamacni-rad'
export const orderChangesPath = '/stranka/zmeny-v-objednavce'
export const shippingPath = '/stranka/doprava'
export const paymentMethodsPath = '/stranka/platba'
export const customerCentrePath = '/stranka/klientske-centrum'
export const shoppingGuidePath = '/stranka/jak-nakupovat'
export const faqPath = '/stranka/caste-dotazy'
