import { isRecord, text } from '../kernel/read.ts'

// flags and numbers only, so that the type of the default validates an override
const pages = {
  homepage: {
    wide_banners: true,
    top_categories: true,
    featured_products: true,
    info_boxes: true,
    /** Number of items; 0 for none. */
    featured_articles: 3,
    selling_points: true,
    last_visited: true,
  },
  catalog: { bestsellers: true, articles: true },
  // `storage_days`: only deliveries within this many days are shown; 0 means no limit
  product_detail: {
    reviews: true,
    comments: true,
    alternatives: true,
    last_visited: true,
    end_text: true,
    storage_days: 0,
  },
  contact: { form: true, company: true },
  branch_list: { map: true },
  branch_detail: { map: true, opening_hours: true },
  /** `shown`: number of items at once. */
  brand_list: { shown: 16, texts: true },
  compare: { only_differences: true },
  article_list: { categories: true },
  article_detail: { author: true, tags: true, related_articles: true },
  article_category: { categories: true },
  text_page: { contact_box: true },
  faq: { search: true, contact_box: true },
  article_author: { photo: true },
  shopping_guide: { contents: true },
  term_list: { letters: true },
  term_detail: { related_terms: true },
  cart: { free_shipping: true },
  shipping_and_payment: { steps: true },
  delivery_details: {
    /** Separate inputs for first and last name. */
    split_name: false,
    /** Separate inputs for street and house number. */
    split_street: false,
    /** An input for an academic title. */
    formal_title: false,
    /** An input for the date of birth. */
    date_of_birth: false,
    /** An input for a company beside the name of the person, even if the order is not a business one. */
    company_name: false,
    /** An input for the customer's own order number. */
    custom_order_number: true,
    /** Lets a company name another business as the recipient. */
    shipping_business_name_with_business: false,
    /** Offers a customer card. */
    card_request: false,
    /** Offers guests to create an account with the order. */
    registration: true,
    /** An input for a note for the carrier. */
    note_for_shipper: true,
    /** A checkbox that allows the review request of Heureka. */
    heureka: true,
    /** A checkbox that allows conversion tracking of the shopping service. */
    zbozi: false,
    /** Offers the magazine of the shop. */
    magazine: false,
    /** A checkbox that allows marketing by SMS. */
    sms: false,
    /** A checkbox with which companies accept the business terms. */
    business_terms: false,
  },
  order_finished: { document: true, print: true },
  login: { benefits: true },
  register: { benefits: true },
  bulk_order: { help: true },
  user_order_list: { pictures: true },
  user_order_detail: { reorder: true, files: true },
  address_list: { billing: true },
  user_settings: { sign_in_hint: true },
} satisfies Readonly<Record<string, Readonly<Record<string, boolean | number>>>>

/** The kinds of pages that have settings of their own. */
export type PageType = keyof typeof pages

/** Settings of each kind of page: flags and numbers. */
export type ThemePages = {
  readonly [Page in PageType]: {
    readonly [Setting in keyof (typeof pages)[Page]]: (typeof pages)[Page][Setting] extends boolean ? boolean : number
  }
}

/** Which features each page shows. */
export interface Theme {
  /** Name of the theme, like `cvb`. */
  readonly name: string
  /** Settings of each kind of page. */
  readonly pages: ThemePages
}

/** Defaults of the theme. */
export const defaultTheme: Theme = { name: 'cvb', pages }

const mostShown = 100

const recordOrEmpty = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

const fits = (value: unknown, standard: unknown): boolean =>
  typeof value === typeof standard &&
  (typeof value !== 'number' || (Number.isInteger(value) && value >= 0 && value <= mostShown))

/**
 * The default theme with the overrides of a shop. Only known settings of the same type are used, so that a page may
 * rely on every setting; numbers are whole, 0 to 100.
 */
export function themeOf(raw: unknown): Theme {
  const theme = recordOrEmpty(raw)
  const overrides = recordOrEmpty(theme['pages'])
  const merged = Object.entries(pages).map(([type, standard]) => {
    const page = recordOrEmpty(overrides[type])
    const settings = Object.entries(standard).map(([name, value]) => [
      name,
      fits(page[name], value) ? page[name] : value,
    ])
    return [type, Object.fromEntries(settings)] as const
  })
  return { name: text(theme['name']) || defaultTheme.name, pages: Object.fromEntries(merged) as ThemePages }
}
