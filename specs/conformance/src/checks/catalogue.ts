import type { Check } from '../check.ts'

const inOrder = 'The existing products, in the requested order'

/** Listings and products. */
export const catalogueChecks: readonly Check[] = [
  {
    id: 'catalogue/goods-behind-the-menu',
    title: 'The main menu leads to listings with goods that can be bought',
    operation: 'getCatalogState',
    says: 'A storefront page knows only its path.',
    breaks: 'Shoppers open a category from the menu and find nothing to buy.',
    async run({ shop, must }) {
      const [largest] = await shop.listings()
      must((largest?.boxes.length ?? 0) > 0, 'no listing of the menu has goods')
      await shop.plain()
    },
  },
  {
    id: 'catalogue/asked-order',
    title: 'Products are returned in the requested order, without unknown ones',
    operation: 'getProducts',
    says: inOrder,
    breaks:
      'Boxes of recommended or compared goods stand in another order, or a whole row is missing because one product is gone.',
    async run({ ask, done, must, shop }) {
      const ids = await twoProducts(shop)
      const asked = [ids[1], 2147483646, ids[0]]
      const answer = await ask('getProducts', { query: { ids: asked.join(',') } })
      const told = done(answer).data.map(({ id }: { id: number }) => id)
      must(String(told) === String([ids[1], ids[0]]), `ids ${asked.join()} were answered by ${told.join()}`, answer)
    },
  },
  {
    id: 'catalogue/no-selector',
    title: 'A product request without a selector returns nothing',
    operation: 'getProducts',
    says: 'none if no selector is given.',
    breaks: 'A page without products loads the whole catalogue.',
    async run({ ask, done, must }) {
      const answer = await ask('getProducts')
      must(done(answer).data.length === 0, 'products were answered although none were asked for', answer)
    },
  },
  {
    id: 'catalogue/by-slug',
    title: 'A product is found by its slug, with its default variant among its variants',
    operation: 'getProducts',
    says: 'Get products by slug, ID or code',
    breaks: 'The page of a product is not found, or its button puts nothing into the cart.',
    async run({ ask, done, must, shop }) {
      const goods = await shop.plain()
      const answer = await ask('getProducts', { query: { slugs: goods.slug } })
      const [product] = done(answer).data
      must(
        product?.id === goods.productId,
        `the slug ${goods.slug} does not lead to product ${goods.productId}`,
        answer,
      )
      const ids = product.variants.map(({ id }: { id: number }) => id)
      must(ids.includes(product.defaultVariantId), 'defaultVariantId is none of the variants', answer)
    },
  },
  {
    id: 'catalogue/one-price',
    title: 'A product costs the same in a listing and on its page',
    operation: 'getCatalogState',
    says: 'A product matches if at least one of its variants matches all filters. It is shown with a matching variant and its price',
    breaks: 'Shoppers see one price in the category and another one on the page.',
    async run({ ask, done, must, shop }) {
      const goods = await shop.plain()
      const scope = JSON.stringify({ ids: [goods.productId] })
      const answer = await ask('getCatalogState', { query: { scope } })
      const [box] = done(answer).products
      const page = done(await ask('getProducts', { query: { ids: goods.productId } })).data[0]
      must(box !== undefined, 'a product that was named by its id is not listed', answer)
      const prices = page.variants.map(({ prices }: { prices: { unitWithTax: number } }) => prices.unitWithTax)
      must(
        prices.includes(box.prices.unitWithTax),
        `the box costs ${box.prices.unitWithTax}, its variants ${prices.join()}`,
        answer,
      )
      if (!box.priceFrom && !box.hasVariants)
        must(page.prices.unitWithTax === box.prices.unitWithTax, `the page says ${page.prices.unitWithTax}`, answer)
    },
  },
  {
    id: 'catalogue/unknown-path',
    title: 'A path that is not a listing returns `not_found`',
    operation: 'getCatalogState',
    says: 'If the path is neither, `not_found` is returned.',
    breaks: 'Old or mistyped addresses show an empty category with status 200, which search engines then keep.',
    async run({ ask, refused }) {
      refused(await ask('getCatalogState', { query: { scope: '{"path":"conformance/no-such-path"}' } }), 'not_found')
    },
  },
  {
    id: 'catalogue/bad-scope',
    title: 'An invalid scope is rejected',
    operation: 'getCatalogState',
    says: 'Products to list: `path` alone, or at least one of `category`, `virtualCategory`, `query` and `ids`',
    breaks: 'A wrong URL returns products that were not requested.',
    async run({ ask, refused }) {
      for (const scope of ['{}', '{"path":', '[]', '{"category":"a","page":0}', '{"category":"a","perPage":1000}'])
        refused(await ask('getCatalogState', { query: { scope } }), 'validation')
    },
  },
  {
    id: 'catalogue/sorted',
    title: 'A listing by price is sorted by price',
    operation: 'getCatalogState',
    says: 'sorting by price uses the lowest price of the matching variants',
    breaks: 'Shoppers sort by price and miss the cheapest.',
    async run({ ask, done, must, shop, skip }) {
      const [largest] = await shop.listings()
      const scope = JSON.stringify({ path: largest?.path, sort: 'price_asc', perPage: 60 })
      const answer = await ask('getCatalogState', { query: { scope } })
      const prices: number[] = done(answer).products.map(
        ({ prices }: { prices: { unitWithTax: number } }) => prices.unitWithTax,
      )
      if (prices.length < 2) skip('no listing has two products')
      const sorted = prices.toSorted((one, other) => one - other)
      must(
        String(prices) === String(sorted),
        `sorted by price_asc the prices are ${prices.slice(0, 8).join(', ')}`,
        answer,
      )
    },
  },
  {
    id: 'catalogue/filter-counts',
    title: 'The count of a filter value is the number of products it finds',
    operation: 'getCatalogState',
    says: 'The count of a value is the number of products that match all other filters and have this value.',
    breaks: 'A filter promises 12 products and shows 9, or none.',
    async run({ ask, done, must, shop, skip }) {
      const [largest] = await shop.listings()
      const path = largest?.path
      const listing = done(await ask('getCatalogState', { query: { scope: JSON.stringify({ path }) } }))
      const filter = listing.filters.find(
        (one: { entityId: unknown; values: unknown[] }) => one.entityId !== null && one.values.length > 0,
      )
      if (!filter) skip('the largest listing has no filter by values')
      const [value] = filter.values
      const scope = JSON.stringify({ path, parameters: [{ entityId: filter.entityId, values: [Number(value.id)] }] })
      const answer = await ask('getCatalogState', { query: { scope } })
      const { total } = done(answer).pagination
      must(total === value.count, `${filter.title}: ${value.title} says ${value.count}, and ${total} are found`, answer)
    },
  },
  {
    id: 'catalogue/price-filter',
    title: 'A price limit excludes more expensive products',
    operation: 'getCatalogState',
    says: 'Unit price in the active currency, including or excluding VAT according to `vat`',
    breaks: 'Shoppers set a limit and are shown goods above it.',
    async run({ ask, done, must, shop }) {
      const { unitWithTax: to } = await shop.plain()
      const [largest] = await shop.listings()
      const scope = JSON.stringify({ path: largest?.path, price: { to }, perPage: 60 })
      const answer = await ask('getCatalogState', { query: { scope } })
      for (const { prices, name } of done(answer).products)
        must(prices.unitWithTax <= to, `${name} for ${prices.unitWithTax} is listed up to ${to}`, answer)
    },
  },
]

async function twoProducts(shop: Parameters<Check['run']>[0]['shop']): Promise<readonly [number, number]> {
  const first = await shop.plain()
  for (let index = 1; ; index += 1) {
    const other = await shop.plain(index)
    if (other.productId !== first.productId) return [first.productId, other.productId]
  }
}
