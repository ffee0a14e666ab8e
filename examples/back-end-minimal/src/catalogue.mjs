import { readScope } from './contract.mjs'
import { crowns, unitPrices } from './money.mjs'
import { ApiError } from './api-error.mjs'

export const maxAmount = 99
/** Every product has one variant. */
export const variantOf = (productId) => productId * 10 + 1
export const productOf = (variantId) => (variantId % 10 === 1 ? (variantId - 1) / 10 : 0)

export const availability = (stock) => ({
  ...{
    isAvailable: stock > 0,
    availabilityCode: stock > 0 ? 'in_stock' : 'sold_out',
    stock,
    checkStock: true,
    delayDays: 0,
  },
  ...{ amountMin: 1, amountMax: maxAmount, amountDecimals: 0, amountStep: 1 },
  availability: stock > 0 ? { text: 'Skladem', color: 'green' } : { text: 'Vyprodáno', color: 'red' },
})

const columns = `select p.*, c.path as category_path, c.title as category_title
  from products p join categories c on c.id = p.category_id`

export const findProducts = (db, where = 'true', values = []) =>
  db.all(`${columns} where ${where} order by p.id`, values)

const common = (row) => ({
  ...{ id: row.id, name: row.name, slug: row.slug, categoryPath: row.category_path, perex: row.perex, mainImage: null },
  ...{ rating: null, reviewCount: 0, tags: [], gifts: [], freeShippers: [], discounts: [], permanentDiscount: false },
  ...{
    hasVariants: false,
    variantRequired: false,
    defaultVariantId: variantOf(row.id),
    visibility: { saleable: true },
  },
  ...{
    prices: unitPrices(row.price),
    availability: availability(row.stock),
    gauges: [],
    product_box_hover_image: null,
  },
})

const box = (row) => ({
  ...common(row),
  ...{ brand: null, defaultPrices: null, variant: null, variantCount: 1, priceFrom: false },
})

const code = (row) => `V-${String(row.id).padStart(4, '0')}`

function product(db, row) {
  const variant = {
    ...{ id: variantOf(row.id), name: row.name, fullname: row.name, catalogCode: code(row), marketingCode: code(row) },
    ...{ ean: null, mainImage: null, images: [], unit: 'ks', quantity: 1, warehouses: [], creditsPrice: null },
    ...{ availability: availability(row.stock), prices: unitPrices(row.price), defaultPrices: null, parameters: [] },
  }
  return {
    ...common(row),
    ...{ categoryId: row.category_id, categoryName: row.category_title, categoryFullname: row.category_title },
    ...{ marketingCode: code(row), catalogCode: code(row), ean: null, description: row.perex, images: [], brand: null },
    ...{ alternatives: [], variants: [variant], parameters: [], files: [], videos: [], date_of_storage: [] },
    page_meta: { slug: row.slug, seo_title: null, seo_description: row.perex },
    parents: [categoryLink(db, { id: row.category_id, path: row.category_path, title: row.category_title })],
  }
}

const countIn = (db, id) => db.get('select count(*) as n from products where category_id = ?', [id]).n

const categoryLink = (db, { id, title, path }) => ({ id, title, path, image: null, productCount: countIn(db, id) })

const category = (db, row) => ({
  ...{ _id: String(row.id), store_id: row.id, title: row.title, path: row.path, content: null, description: null },
  ...{ text_below_products: null, category_banner: null, top_category_image: null, parents: [], children: [] },
  page_meta: { slug: row.path, seo_title: null, seo_description: null },
  catalog_settings: { parameters: [] },
  productCount: countIn(db, row.id),
})

const listOf = (text) => (text === undefined ? [] : text.split(','))

export function getCategories({ db, query }) {
  const rows = [
    ...listOf(query.slugs).map((path) => db.get('select * from categories where path = ?', [path])),
    ...listOf(query.ids).map((id) => db.get('select * from categories where id = ?', [Number(id)])),
  ]
  return { data: rows.filter(Boolean).map((row) => category(db, row)) }
}

export function getProducts({ db, query }) {
  const one = (where, value) => findProducts(db, where, [value])
  const rows = [
    ...listOf(query.slugs).flatMap((slug) => one('p.slug = ?', slug)),
    ...listOf(query.ids).flatMap((id) => one('p.id = ?', Number(id))),
    ...listOf(query.categoryIds).flatMap((id) => one('p.category_id = ?', Number(id))),
    ...[...listOf(query.codes), ...listOf(query.variantCodes)].flatMap((text) =>
      one('p.id = ?', Number(text.replace(/^V-/, ''))),
    ),
    ...(query.random ? findProducts(db).slice(0, query.random) : []),
  ]
  return { data: [...new Map(rows.map((row) => [row.id, row])).values()].map((row) => product(db, row)) }
}

const sorts = {
  recommended: ['Doporučené', (one, other) => one.id - other.id],
  price_asc: ['Nejlevnější', (one, other) => one.price - other.price],
  price_desc: ['Nejdražší', (one, other) => other.price - one.price],
}

function findScope(db, scope) {
  const path = scope.path ?? scope.category
  const found = path === undefined ? undefined : db.get('select * from categories where path = ?', [path])
  if (scope.virtualCategory !== undefined || (scope.path !== undefined && !found)) throw new ApiError(404, 'not_found')
  const words = (scope.query ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 2)
  const rows = findProducts(db).filter(
    (row) =>
      (path === undefined || row.category_id === found?.id) &&
      (scope.ids === undefined || scope.ids.includes(row.id)) &&
      (scope.query === undefined || (words.length > 0 && words.every((word) => row.name.toLowerCase().includes(word)))),
  )
  return { found, rows }
}

/** Applies filters. This shop supports price and availability only; other filters match nothing. */
function filtered(rows, { price = {}, vat = 'with', available, parameters = [], ranges = [], tags = [], brands = [] }) {
  if ([parameters, ranges, tags, brands].some((chosen) => chosen.length > 0)) return []
  const costs = (row) => unitPrices(row.price)[vat === 'with' ? 'unitWithTax' : 'unitWithoutTax']
  return rows.filter(
    (row) => costs(row) >= (price.from ?? 0) && costs(row) <= (price.to ?? Infinity) && (!available || row.stock > 0),
  )
}

function filters(rows, scope) {
  const matching = filtered(rows, { ...scope, price: {} }).map(({ price }) => crowns(price))
  if (matching.length === 0) return []
  const { from = null, to = null } = scope.price ?? {}
  const range = { min: Math.min(...matching), max: Math.max(...matching), from, to, step: 1 }
  const count = filtered(rows, { ...scope, available: true }).length
  const available = { id: '1', title: 'Skladem', count, chosen: scope.available === true, color_hex: null }
  const rest = { entityId: null, unit: null, description: null }
  return [
    { key: 'price', kind: 'price', title: 'Cena', ...rest, unit: 'Kč', vat: scope.vat ?? 'with', values: [], range },
    { key: 'available', kind: 'available', title: 'Dostupnost', ...rest, values: [available], range: null },
  ]
}

export function getCatalogState({ db, query }) {
  const scope = readScope(query.scope)
  const { found, rows } = findScope(db, scope)
  const { page = 1, perPage = 21, fromPage = page, sort = 'recommended' } = scope
  const named = sorts[sort] ? sort : 'recommended'
  const matching = filtered(rows, scope).toSorted(sorts[named][1])
  return {
    products: matching.slice((Math.max(fromPage, page - 9) - 1) * perPage, page * perPage).map(box),
    pagination: { page, fromPage, perPage, total: matching.length, pages: Math.ceil(matching.length / perPage) },
    sort: named,
    sorts: Object.entries(sorts).map(([value, [title]]) => ({ value, title })),
    filters: filters(rows, scope),
    withoutFilter: [],
    ...(scope.path === undefined ? {} : { category: category(db, found) }),
    ...(scope.bestsellers === undefined ? {} : { bestsellers: rows.slice(0, scope.bestsellers).map(box) }),
  }
}

export function getMenu({ db, path: { code } }) {
  if (!['main', 'footer'].includes(code)) throw new ApiError(404, 'not_found')
  const rows = code === 'main' ? db.all('select * from categories order by id') : []
  const entry = ({ id, title, path }) => ({ id, title, path: `/${path}`, main: true, image: null, children: [] })
  return { code, items: rows.map(entry) }
}
