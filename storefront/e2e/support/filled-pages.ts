import { sandboxValue, type ComputedValue, markOf, type Values } from './filled-content.ts'
import { findProduct } from './find-product.ts'

/** Pages that show the editors' fields, and the shop's data that they refer to. */
export async function editorsPages(sandboxUrl: string) {
  const product = await findProduct(
    sandboxUrl,
    ({ parameters, brand, variants }) =>
      brand !== null && variants.length > 1 && parameters.some(({ type }) => type === 'colour'),
  )
  const other = await findProduct(sandboxUrl, ({ id, availability }) => id !== product.id && availability.isAvailable)
  const answer = await fetch(`${sandboxUrl}/cms/catalog/paths?kind=virtual_category&limit=1`)
  const { items } = (await answer.json()) as { items: readonly { slug: string }[] }
  const virtual = items[0]?.slug ?? ''
  const pages = [
    ...[
      '/',
      '/stranka/cokoli',
      '/stranka/caste-dotazy',
      '/stranka/jak-nakupovat',
      '/clanky',
      `/clanky/${markOf('ArticleCategory.page_meta.slug')}`,
    ],
    ...['/stitek/cokoli', '/autor/cokoli', '/clanek/cokoli', '/pobocky', '/pobocky/cokoli', '/slovnik-pojmu'],
    ...['/slovnik-pojmu/cokoli', '/vse-o-nakupu', '/kontakt', '/znacky', '/koupelnove-ventilatory'],
    ...['/koupelnove-ventilatory?f4=100', `/${virtual}`, `/${virtual}?f4=100`, `/produkt/${product.slug}`],
    ...['/produkt/takovy-neni', '/sitemap/pages.xml'],
  ]
  return { pages, ids: [product.id, other.id], virtual, productPath: `/produkt/${product.slug}` }
}

const framed: ComputedValue = (field) => `https://frame.example/${markOf(field)}`
const byIds: ComputedValue = (_field, args) =>
  ((args['_ids'] ?? args['ids']) as readonly unknown[] | undefined)?.map((id) =>
    typeof id === 'number' ? { id } : { _id: id },
  ) ?? [{}]

const blockTypes = [
  ...['title', 'categories', 'collapsible', 'newsletter', 'products', 'quote', 'text', 'text_boxes'],
  ...['selling_points', 'productBoxes', 'categoryBoxes', 'row'],
]

interface Shown {
  readonly ids: readonly number[]
  /** Slug of the existing virtual category. */
  readonly virtual: string
}

/** Values of fields where a mark makes no sense, by the end of the field's name. */
export const usualValues = ({ ids, virtual }: Shown): Values => ({
  'Page.content_blocks': blockTypes.map((type) => ({ type })),
  'ContentBlock.blocks': ((_field, _args, { type }) =>
    type === 'row' ? [{ type: 'text' }] : []) satisfies ComputedValue,
  'Branch.opening_hours': [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day })),
  'SiteConfiguration.error_screens': [403, 404, 500].map((status) => ({ status })),
  'SiteConfiguration.promo_modal': null,
  'ArticleCategory.master_category': null,
  'Query.brands': byIds,
  'Query.colours': byIds,
  'Query.parameters': byIds,
  'Query.parameterValues': byIds,
  'Query.listingContent': ((_field, { path }) =>
    path === virtual
      ? { category: null, virtualCategory: { slug: path } }
      : { category: {}, virtualCategory: null }) satisfies ComputedValue,
  'FeaturedProducts.product_ids': ids,
  'ProductReference.entityId': ids[0],
  locale: 'cs',
  link_type: 'custom',
  top_category_item_type: 'category',
  url_rewrite: [],
  open: '8:00',
  close: '18:00',
  gps_latitude: 50.1,
  gps_longitude: 14.4,
  google_map_link: framed,
  review_link: framed,
  branch_360_iframe: framed,
  branch_map_iframe: framed,
  time_limited: false,
  time_limit_start: '2020-01-01T00:00:00Z',
  time_limit_end: '2021-01-01T00:00:00Z',
  customer_group_enabled: [],
  date_published: '2026-01-02T08:00:00+01:00',
  created: '2026-01-02T08:00:00+01:00',
  meta_noindex: false,
  meta_nofollow: false,
  pagination: false,
  hide_product_detail: false,
  parameter_hide_product_detail: false,
  countryCode: 'CZE',
  'Category.path': sandboxValue,
  'FilterSetting.entityId': 4,
  'Query.infoBoxes': [{ title: 'První', order: 2 }, { title: 'Druhý', order: 1 }, {}],
  'CategoryContent.small_banners': [{ title: 'První', weight: 1 }, { title: 'Druhý', weight: 2 }, {}],
})

/** Values other than the usual ones, for texts and numbers that cannot be a mark. */
export const otherValues: Values = {
  locale: 'de',
  link_type: 'path',
  box_color: '#b3400a',
  background_color: '#fdeee3',
  text_color: '#b3400a',
  block_title_color: '#b3400a',
  color_hex: '#123456',
  icon: 'return',
  box_styles: 'framed',
  style: 'primary',
  position: 'left',
  offset: 40,
  newsletter_type: 'with_text',
  'ContentBlock.type': 'quote',
  'ArticlePage.total': 40,
  'FilterSetting.entityId': 7,
  top_category_item_type: 'link',
  'TopLink.link_type': 'category',
  customer_group_enabled: ['firmy'],
  time_limit_start: '2080-01-01T00:00:00Z',
  time_limit_end: '2021-01-01T00:00:00Z',
  date_published: '2025-05-05T08:00:00+02:00',
  created: '2025-05-05T08:00:00+02:00',
  open: '9:30',
  close: '19:30',
  gps_latitude: 49.2,
  gps_longitude: 16.6,
  countryCode: 'SVK',
  parameter_type: 'colour',
  'FeaturedProducts.product_ids': [],
  'ErrorScreen.status': 410,
  'SlicedParameter.values': [7],
  sliced_tags: ['sale'],
  sliced_brands: [7],
  sliced_categories: [7],
}

const later = '2090-01-01T00:00:00Z'

/** Values of other fields that a field depends on. */
export const relatedValues: Values = {
  'WideBanner.time_limit_start': { 'WideBanner.time_limited': true, 'WideBanner.time_limit_end': later },
  'WideBanner.time_limit_end': { 'WideBanner.time_limited': true, 'WideBanner.time_limit_end': later },
  'CatalogBanner.time_limit_start': { 'CatalogBanner.time_limited': true, 'CatalogBanner.time_limit_end': later },
  'CatalogBanner.time_limit_end': { 'CatalogBanner.time_limited': true, 'CatalogBanner.time_limit_end': later },
  'Page.blocks_per_page': { 'Page.pagination': true, 'Page.blocks_per_page': 3 },
  'TopLink.link_type': { top_category_item_type: 'link' },
  'Colour.color_hex': { 'Colour.parameter_value_image': null },
  'category_link.locale': { link_type: 'category' },
  'article_category_link.locale': { link_type: 'article_category' },
  'article_tag_link.locale': { link_type: 'article_tag' },
  'virtual_category_link.locale': { link_type: 'virtual_category' },
  'url_rewrite.locale': { url_rewrite: [{}] },
}

const purchase = ['/vse-o-nakupu']

/** Pages that show a field, if the first pages that request it do not. */
export const pagesOfField: Values = {
  'ErrorScreen.status': ['/produkt/takovy-neni'],
  'links.link_type': purchase,
  'links.link_target_blank': purchase,
  'links.category_link.locale': purchase,
  'links.article_category_link.locale': purchase,
  'links.article_tag_link.locale': purchase,
  'links.virtual_category_link.locale': purchase,
  'links.url_rewrite.locale': purchase,
  'button_link.url_rewrite.locale': ['/stranka/cokoli'],
}

/** Variants of the same object: each shows another field. */
export const kindsOf = (
  productPath: string,
): readonly { readonly values: Values; readonly paths: readonly string[] }[] => [
  ...['category', 'article_category', 'article_tag', 'virtual_category', 'path'].map((kind) => ({
    values: { link_type: kind },
    paths: ['/stranka/cokoli', '/vse-o-nakupu'],
  })),
  { values: { url_rewrite: [{}] }, paths: ['/stranka/cokoli', '/vse-o-nakupu'] },
  { values: { short_description: null }, paths: [productPath] },
  // a category with nothing below it shows its own picture
  { values: { 'Category.category_banner': null }, paths: ['/domaci-ventilatory/stolni-ventilatory'] },
  { values: { top_category_item_type: 'virtual_category' }, paths: ['/'] },
  ...['custom', 'category', 'virtual_category'].map((kind) => ({
    values: { top_category_item_type: 'link', 'TopLink.link_type': kind },
    paths: ['/'],
  })),
]

const joins = 'an id, which editors do not write'
const sized = 'each page requests the size that it needs'
const counted = 'a count, which editors do not write'
const cut = 'the catalogue cuts the listing by it; the shop names the virtual category'
const beside = 'the text beside it is the same, so it has no text of its own'
const elsewhere = 'addresses in other markets, for a server of several: markets.e2e.ts'
const ordered = 'the content service answers in this order'

/**
 * Fields that no page shows, each with the reason. A key matches the end of a field's name; `Article.*` matches the fields
 * of a type that no server-rendered page shows.
 */
export const reasons: Readonly<Record<string, string>> = {
  _id: joins,
  id: joins,
  uuid: joins,
  store_id: joins,
  warehouseId: joins,
  width: sized,
  height: sized,
  'QuestionPage.total': counted,
  'VirtualCategoryPage.total': counted,
  'BranchPage.total': counted,
  sliced_tags: cut,
  sliced_brands: cut,
  sliced_categories: cut,
  'SlicedParameter.*': cut,
  'SlicedPrice.*': cut,
  'WideBanner.weight': 'the heaviest comes first: settings.e2e.ts',
  'ArticleCategory.weight': ordered,
  'Branch.weight': ordered,
  'slugs.locale': elsewhere,
  'slugs.slug': elsewhere,
  'LocalSlug.*': elsewhere,
  'VirtualCategory.page_meta.meta_nofollow': 'a virtual category has its own value',
  'VirtualCategory.page_meta.meta_noindex': 'a virtual category has its own value',
  'FilteredContent.page_meta.meta_nofollow': 'a listing with filters follows the listing',
  'FilteredContent.page_meta.meta_noindex': 'a listing with filters is never indexed',
  'Parameter.parameter_type': 'the product has the type of its parameters',
  'Place.*': 'where a visitor is, written by nobody',
  'PageLink.*': 'for sitemaps, which are remembered: seo.e2e.ts',
  'CodedVariant.*': 'goods and no content: bulk-order.e2e.ts',
  'EntryModal.*': 'windows are drawn by browsers: overlays.e2e.ts',
  'Article.created': 'readers see when it was published',
  'Category.productCount': 'the listing has its own count',
  'BranchPoint.region': 'shown by the list beside the map',
  'Category.path': 'the requested address',
  'Homepage.page_meta.slug': 'the home page has its address',
  'VirtualCategory.slug': 'the requested address',
  'VirtualCategory.page_meta.slug': 'the virtual category has its own value',
  'FilteredContent.page_meta.slug': 'the address is that of the listing',
  'Category.page_meta.slug': 'the category has its own path',
  'Page.url_rewrite.locale': 'a page is known by its own address, whatever path it was given (B2.69)',
  'Page.url_rewrite.slug': 'a page is known by its own address, whatever path it was given (B2.69)',
  'Parameter.code': joins,
  'SiteConfiguration.newsletter_success_text': 'shown after the form was sent: newsletter.e2e.ts',
  'share_image.alt': 'who shares a page is shown the picture alone',
  'WideBanner.image.alt': beside,
  'TopCategories.top_category_image.alt': beside,
  'TopVirtualCategory.image.alt': beside,
  'TopCategory.image.alt': beside,
  'Page.background_image.alt': beside,
  'Brand.image.alt': beside,
  'Colour.parameter_value_image.alt': beside,
  'ParameterValue.image.alt': beside,
  'SmallBanner.main_image.alt': beside,
  'CatalogBanner.image.alt': beside,
  'CategoryVideo.image.alt': beside,
  'ArticleLink.image.alt': beside,
  'BranchEmployee.photo.alt': beside,
  'Category.category_banner.alt': beside,
  'Category.top_category_image.alt': beside,
  'CategoryLink.image.alt': beside,
  'MenuItem.image.alt': beside,
  'MenuItem.main': 'entries are shown at the level where they stand',
  'MenuItem.parent': 'entries are answered as a tree',
}
