import type { Check } from '../check.ts'

const requestedOrder = 'The existing products, in the requested order'

/** Listings and products. */
export const catalogueChecks: readonly Check[] = [
  {
    id: 'catalogue/goods-behind-the-menu',
    title: 'The main menu links to listings with products that can be bought',
    operation: 'getCatalogState',
    promise: 'A storefront page knows only its path.',
    impact: 'Categories in the menu have no products to buy.',
    async run({ shop, assert }) {
      const [largest] = await shop.listings()
      assert((largest?.boxes.length ?? 0) > 0, 'No listing of the main menu has products.')
      await shop.inStock()
    },
  },
  {
    id: 'catalogue/asked-order',
    title: 'Products are returned in the requested order, without unknown ones',
    operation: 'getProducts',
    promise: requestedOrder,
    impact: 'Recommended or compared products are in the wrong order, or all are missing because one does not exist.',
    async run({ request, expectSuccess, assert, shop }) {
      const ids = await twoProducts(shop)
      const requested = [ids[1], 2147483646, ids[0]]
      const response = await request('getProducts', { query: { ids: requested.join(',') } })
      const received = expectSuccess(response).data.map(({ id }: { id: number }) => id)
      assert(
        String(received) === String([ids[1], ids[0]]),
        `Requested the ids ${requested.join()}, received ${received.join()}.`,
        response,
      )
    },
  },
  {
    id: 'catalogue/no-selector',
    title: 'A product request without a selector returns nothing',
    operation: 'getProducts',
    promise: 'none if no selector is given.',
    impact: 'A page without products loads the whole catalogue.',
    async run({ request, expectSuccess, assert }) {
      const response = await request('getProducts')
      assert(expectSuccess(response).data.length === 0, 'A request without a selector returned products.', response)
    },
  },
  {
    id: 'catalogue/by-slug',
    title: 'A product is found by its slug, with its default variant among its variants',
    operation: 'getProducts',
    promise: 'Get products by slug, ID or code',
    impact: 'The product page is not found, or its buy button does not work.',
    async run({ request, expectSuccess, assert, shop }) {
      const goods = await shop.inStock()
      const response = await request('getProducts', { query: { slugs: goods.slug } })
      const [product] = expectSuccess(response).data
      assert(
        product?.id === goods.productId,
        `The slug ${goods.slug} does not return product ${goods.productId}.`,
        response,
      )
      const ids = product.variants.map(({ id }: { id: number }) => id)
      assert(ids.includes(product.defaultVariantId), 'defaultVariantId is not the id of a variant.', response)
    },
  },
  {
    id: 'catalogue/one-price',
    title: 'A product costs the same in a listing and on its page',
    operation: 'getCatalogState',
    promise:
      'A product matches if at least one of its variants matches all filters. It is shown with a matching variant and its price',
    impact: 'The category and the product page show different prices.',
    async run({ request, expectSuccess, assert, shop }) {
      const goods = await shop.inStock()
      const scope = JSON.stringify({ ids: [goods.productId] })
      const response = await request('getCatalogState', { query: { scope } })
      const [box] = expectSuccess(response).products
      const page = expectSuccess(await request('getProducts', { query: { ids: goods.productId } })).data[0]
      assert(box !== undefined, 'A listing by id does not contain the product.', response)
      const prices = page.variants.map(({ prices }: { prices: { unitWithTax: number } }) => prices.unitWithTax)
      assert(
        prices.includes(box.prices.unitWithTax),
        `The listing price ${box.prices.unitWithTax} is not a price of its variants: ${prices.join()}.`,
        response,
      )
      if (!box.priceFrom && !box.hasVariants)
        assert(
          page.prices.unitWithTax === box.prices.unitWithTax,
          `The listing price is ${box.prices.unitWithTax}, the product price ${page.prices.unitWithTax}.`,
          response,
        )
    },
  },
  {
    id: 'catalogue/unknown-path',
    title: 'A path that is not a listing returns `not_found`',
    operation: 'getCatalogState',
    promise: 'If the path is neither, `not_found` is returned.',
    impact: 'Search engines index old or mistyped URLs as empty categories.',
    async run({ request, expectError }) {
      expectError(
        await request('getCatalogState', { query: { scope: '{"path":"conformance/no-such-path"}' } }),
        'not_found',
      )
    },
  },
  {
    id: 'catalogue/bad-scope',
    title: 'An invalid scope is rejected',
    operation: 'getCatalogState',
    promise: 'Products to list: `path` alone, or at least one of `category`, `virtualCategory`, `query` and `ids`',
    impact: 'A wrong URL shows products that were not requested.',
    async run({ request, expectError }) {
      for (const scope of ['{}', '{"path":', '[]', '{"category":"a","page":0}', '{"category":"a","perPage":1000}'])
        expectError(await request('getCatalogState', { query: { scope } }), 'validation')
    },
  },
  {
    id: 'catalogue/sorted',
    title: 'A listing by price is sorted by price',
    operation: 'getCatalogState',
    promise: 'sorting by price uses the lowest price of the matching variants',
    impact: 'Sorting by price does not show the cheapest product first.',
    async run({ request, expectSuccess, assert, shop, skip }) {
      const [largest] = await shop.listings()
      const scope = JSON.stringify({ path: largest?.path, sort: 'price_asc', perPage: 60 })
      const response = await request('getCatalogState', { query: { scope } })
      const prices: number[] = expectSuccess(response).products.map(
        ({ prices }: { prices: { unitWithTax: number } }) => prices.unitWithTax,
      )
      if (prices.length < 2) skip('No listing has two products.')
      const sorted = prices.toSorted((one, other) => one - other)
      assert(
        String(prices) === String(sorted),
        `With sort=price_asc the prices are ${prices.slice(0, 8).join(', ')}.`,
        response,
      )
    },
  },
  {
    id: 'catalogue/filter-counts',
    title: 'The count of a filter value is the number of products it finds',
    operation: 'getCatalogState',
    promise: 'The count of a value is the number of products that match all other filters and have this value.',
    impact: 'A filter shows another number of products than it announces.',
    async run({ request, expectSuccess, assert, shop, skip }) {
      const [largest] = await shop.listings()
      const path = largest?.path
      const listing = expectSuccess(await request('getCatalogState', { query: { scope: JSON.stringify({ path }) } }))
      const filter = listing.filters.find(
        ({ entityId, values }: { entityId: unknown; values: unknown[] }) => entityId !== null && values.length > 0,
      )
      if (!filter) skip('The largest listing has no filter with values.')
      const [value] = filter.values
      const scope = JSON.stringify({ path, parameters: [{ entityId: filter.entityId, values: [Number(value.id)] }] })
      const response = await request('getCatalogState', { query: { scope } })
      const { total } = expectSuccess(response).pagination
      assert(
        total === value.count,
        `The filter ${filter.title}: ${value.title} has the count ${value.count}, but finds ${total} products.`,
        response,
      )
    },
  },
  {
    id: 'catalogue/price-filter',
    title: 'A price limit excludes more expensive products',
    operation: 'getCatalogState',
    promise: 'Unit price in the active currency, including or excluding VAT according to `vat`',
    impact: 'The listing shows products above the price limit.',
    async run({ request, expectSuccess, assert, shop }) {
      const { unitWithTax: to } = await shop.inStock()
      const [largest] = await shop.listings()
      const scope = JSON.stringify({ path: largest?.path, price: { to }, perPage: 60 })
      const response = await request('getCatalogState', { query: { scope } })
      for (const { prices, name } of expectSuccess(response).products)
        assert(
          prices.unitWithTax <= to,
          `The price of ${name}, ${prices.unitWithTax}, is above the limit ${to}.`,
          response,
        )
    },
  },
]

async function twoProducts(shop: Parameters<Check['run']>[0]['shop']): Promise<readonly [number, number]> {
  const first = await shop.inStock()
  for (let index = 1; ; index += 1) {
    const other = await shop.inStock(index)
    if (other.productId !== first.productId) return [first.productId, other.productId]
  }
}
