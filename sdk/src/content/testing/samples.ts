// one of each entity with every field filled in, as in responses of the content service
const image = { path: 'a.png', alt: 'A', width: 10, height: 20 }
const page_meta = {
  slug: 'slug',
  slugs: [
    { locale: 'cs', slug: 'slug' },
    { locale: 'sk', slug: 'slug-sk' },
  ],
  seo_title: 'T',
  seo_description: 'D',
  seo_keywords: 'k',
  meta_nofollow: true,
  meta_noindex: true,
  share_image: image,
}
const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ahoj' }] }] }
const slugs = [{ locale: 'cs', slug: 'a' }]

const link = {
  link_type: 'custom',
  link_title: 'L',
  link_target_blank: true,
  custom_link: '/a',
  category_link: slugs,
  article_category_link: slugs,
  article_tag_link: slugs,
  virtual_category_link: slugs,
  path: '/b',
  url_rewrite: slugs,
}

const articleLink = {
  slug: 'jak-vybrat',
  title: 'Jak vybrat',
  perex: 'P',
  date_published: '2026-11-01T08:00:00+01:00',
  image,
}
const author = { _id: 'u1', title: 'Eva', perex: 'P', content, author_has_page: true, image, page_meta }
const category = {
  _id: 'k1',
  title: 'Montáž',
  menu_title: 'M',
  weight: 5,
  perex: 'P',
  site_enabled: true,
  image,
  master_category: { _id: 'k0', title: 'Rady', menu_title: 'R', page_meta },
  page_meta,
}
const tag = { _id: 't1', title: 'Koupelna', page_meta }
const article = {
  _id: 'a1',
  title: 'Jak vybrat',
  short_title: 'Výběr',
  perex: 'P',
  content,
  image,
  date_published: '2026-11-01T08:00:00+01:00',
  created: '2026-10-01T08:00:00Z',
  article_author_reference: author,
  article_category_reference: category,
  article_tag_reference: [tag],
  page_meta,
}
const articleList = { title: 'Magazín', perex: 'P', description: content, image }

const button = { text: 'Dál', button_link: link, background_color: '#fff', text_color: '#000', style: 'primary' }
const innerBlock = {
  uuid: 'b2',
  type: 'text_boxes',
  block_title: 'B',
  block_title_color: '#111',
  background_color: '#eee',
  text_color: '#222',
  text: content,
  text_boxes: [{ text: content, background_color: '#fff', text_color: '#000', box_styles: 'framed', button }],
  button,
  product_reference: [{ entityId: 7 }],
  category_reference: [{ store_id: 1, title: 'C', path: 'c', product_count: 2, image }],
  newsletter_type: 'with_text',
  images: [{ image, position: 'left', offset: 10 }],
  author: 'Eva',
}
const page = {
  _id: 'p1',
  title: 'O nás',
  content,
  pagination: true,
  blocks_per_page: 3,
  content_blocks: [{ ...innerBlock, uuid: 'b1', type: 'row', blocks: [{ ...innerBlock, blocks: [] }] }],
  background_image: image,
  contact_box: { title_frontend: 'Poradíme', description: 'D', show_button: true },
  url_rewrite: slugs,
  page_meta,
}
const pageLink = { _id: 'p1', title: 'O nás', slug: 'o-nas', path: '/stranka/o-nas', meta_noindex: false }

const storeBranch = { street: 'Lipová 14', city: 'Brno', postcode: '60200', countryCode: 'CZ' }
const branch = {
  _id: 'r1',
  store_id: 3,
  title: 'Brno',
  description: content,
  opening_hours: [{ day: 1, open: '8:00', close: '17:00' }],
  gps_latitude: 49.19,
  gps_longitude: 16.6,
  google_map_link: 'https://maps.test/',
  region: 'Jihomoravský',
  weight: 10,
  branch_is_primary: true,
  warehouseId: 2,
  services: ['Poradenství'],
  pay_with_card: true,
  car_accessibility: 'Parkoviště',
  public_transportation_accessibility: 'Tramvaj 4',
  review_link: 'https://reviews.test/',
  branch_360_iframe: 'https://tour.test/',
  branch_map_iframe: 'https://map.test/',
  branch_map_description: 'Vchod ze dvora',
  images: [image],
  main_image: image,
  employees: [{ title: 'Jan', position: 'Vedoucí', email: 'jan@vanek.test', phone: '608123456', photo: image }],
  phone: '567000100',
  email: 'brno@vanek.test',
  storeBranch,
  page_meta,
}
const branchPoint = {
  _id: 'r1',
  store_id: 3,
  slug: 'brno',
  title: 'Brno',
  region: 'Jihomoravský',
  gps_latitude: 49.19,
  gps_longitude: 16.6,
  storeBranch,
}

const term = {
  _id: 'g1',
  title: 'Tlak',
  page_title: 'Co je tlak',
  description: content,
  perex: 'P',
  page_meta,
  category_reference: [{ title: 'C', path: 'c' }],
  product_reference: [{ entityId: 7 }],
  virtual_category_reference: [{ slug: 'tiche', title: 'V' }],
  term_reference: [{ slug: 'prutok', title: 'Průtok' }],
}
const question = { _id: 'q1', title: 'Jak velký?', content }

const modal = {
  _id: 'm1',
  enabled: true,
  title: 'Akce',
  content,
  button_text: 'Dál',
  link,
  time_limited: true,
  time_limit_start: '2026-11-01T00:00:00Z',
  time_limit_end: '2026-12-01T00:00:00Z',
}
const site = {
  footer_text: 'Brno',
  newsletter_success_text: 'Děkujeme',
  selling_points: [{ title: 'S', text: 'T', icon: 'truck', url: '/a' }],
  entry_modal: modal,
  promo_modal: modal,
  error_screens: [{ status: 404, title: 'N', text: 'T' }],
  purchase_sections: [{ slug: 'doprava', title: 'Doprava', text: content, links: [link] }],
}

export const samples = {
  article,
  articleLink,
  articleList,
  author,
  branch,
  branchPoint,
  category,
  content,
  image,
  link,
  page,
  pageLink,
  page_meta,
  question,
  site,
  tag,
  term,
} as const
