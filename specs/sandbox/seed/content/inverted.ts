import { inMarket } from '../../src/market.ts'

/**
 * The shop with all settings inverted, for tests that check that nothing switched off is displayed or linked.
 */
export const INVERTED = {
  functions: {
    ...{ compare: false, property_picker: false, minimal_price_period: false, reviews: false, watcher: false },
    ...{ reviewPhotos: false, productQuestions: false },
    ...{ batch_variant_add: false, b2c_price: false, loyalty_credits: false, bulk_order: false, registration: false },
    ...{ login: false, favourites: false, wish_list: false, shopping_lists: false, users_addresses: false },
    ...{ documents_list: true, warranty_claims: true, exchange_and_returns: true, certification: false },
    ...{ address_validation: false, data_layer: false, display_vat: true, display_both_prices: false },
  },
  tracking: { first_step_products_only: true },
  topBanner: { enabled: false, domain_enabled: false },
  configuration_products: { show_free_delivery_tag_by_price: false },
  cartConfiguration: {
    shopping_disabled: true,
    shopping_disabled_text: inMarket({
      cs: 'Teď neprodáváme, děláme inventuru.',
      sk: 'Práve nepredávame, robíme inventúru.',
    }),
    domain_enabled: false,
    info_texts: [],
  },
  integrations: { heureka_public_key: null, seznam_shop_id: null, recommender: null },
  menus: { main: 'footer', footer: 'main' },
  freeShippingAt: null,
  theme: {
    name: 'inverted',
    pages: {
      homepage: {
        ...{ wide_banners: false, top_categories: false, featured_products: false, info_boxes: false },
        ...{ featured_articles: 0, selling_points: false, last_visited: false },
      },
      catalog: { bestsellers: false, articles: false },
      product_detail: {
        ...{ reviews: false, comments: false, alternatives: false, last_visited: false, end_text: false },
        storage_days: 0,
      },
      contact: { form: false, company: false },
      branch_list: { map: false },
      branch_detail: { map: false, opening_hours: false },
      brand_list: { shown: 3, texts: false },
      compare: { only_differences: false },
      article_list: { categories: false },
      article_detail: { author: false, tags: false, related_articles: false },
      article_category: { categories: false },
      text_page: { contact_box: false },
      faq: { search: false, contact_box: false },
      article_author: { photo: false },
      shopping_guide: { contents: false },
      term_list: { letters: false },
      term_detail: { related_terms: false },
      cart: { free_shipping: false },
      shipping_and_payment: { steps: false },
      delivery_details: {
        ...{ split_name: true, split_street: true, formal_title: true, date_of_birth: true, company_name: true },
        ...{ custom_order_number: false, shipping_business_name_with_business: true, card_request: true },
        ...{ registration: false, note_for_shipper: false, heureka: false, zbozi: false, magazine: true, sms: true },
        business_terms: true,
      },
      order_finished: { document: false, print: false },
      login: { benefits: false },
      register: { benefits: false },
      bulk_order: { help: false },
      user_order_list: { pictures: false },
      user_order_detail: { reorder: false, files: false },
      address_list: { billing: false },
      user_settings: { sign_in_hint: false },
    },
  },
} as const
