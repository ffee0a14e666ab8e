import type { Check } from '../check.ts'
import { newKey } from '../shop.ts'

/** Optional capabilities, checked if the back end has them. */
export const optionalChecks: readonly Check[] = [
  {
    id: 'search/finds',
    title: 'Search finds products by name, in any case',
    operation: 'search',
    needs: ['search'],
    promise: 'Accents, case, word endings and small typos are ignored',
    impact: 'Shoppers search for a product by its name and find nothing.',
    async run({ request, expectSuccess, assert, shop }) {
      const { name, productId } = await shop.inStock()
      for (const q of [name, name.toUpperCase()]) {
        const response = await request('search', { query: { q, limit: 20 } })
        const ids = expectSuccess(response).products.entities.map(({ id }: { id: number }) => id)
        assert(ids.includes(productId), `Searching for "${q}" does not find product ${productId}.`, response)
      }
    },
  },
  {
    id: 'search/limit',
    title: 'Search returns at most `limit` results of each type and counts all',
    operation: 'search',
    needs: ['search'],
    promise: '`limit` is the maximum number of results of each type; `total` counts all.',
    impact: 'The list of suggestions is longer than the screen.',
    async run({ request, expectSuccess, assert, shop, expectError }) {
      const [word = ''] = (await shop.inStock()).name.split(' ')
      const response = await request('search', { query: { q: word, limit: 1 } })
      const { entities, total } = expectSuccess(response).products
      assert(
        entities.length <= 1 && total >= entities.length,
        `${entities.length} with a total of ${total} are returned for limit 1.`,
        response,
      )
      expectError(await request('search', { query: { q: word, limit: 1000 } }), 'validation')
      const shortQuery = await request('search', { query: { q: 'zq' } })
      assert(expectSuccess(shortQuery).products.total === 0, 'A query of two characters finds products.', shortQuery)
    },
  },
  {
    id: 'reviews/average',
    title: 'The average rating matches the number of stars',
    operation: 'getReviews',
    needs: ['reviews'],
    promise: 'Number of reviews with 1, 2, 3, 4 and 5 stars',
    impact: 'The average rating above the reviews is wrong.',
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const { productId: id } = await shop.inStock()
      const response = await request('getReviews', { path: { id }, query: { perPage: 1 } })
      const { meta } = expectSuccess(response)
      const ratings = meta.distribution.reduce((sum: number, count: number) => sum + count, 0)
      assert(
        ratings <= meta.pagination.total,
        `The distribution counts ${ratings} ratings, but there are ${meta.pagination.total} reviews.`,
        response,
      )
      assert(
        (meta.average === null) === (ratings === 0),
        'average must be null if and only if there are no ratings.',
        response,
      )
      if (ratings > 0) {
        const stars = meta.distribution.reduce(
          (sum: number, count: number, index: number) => sum + count * (index + 1) * 20,
          0,
        )
        assert(
          Math.abs(stars / ratings - meta.average) <= 20,
          `The average is ${meta.average}, but the distribution gives ${Math.round(stars / ratings)}.`,
          response,
        )
      }
      expectError(
        await request('addReview', { path: { id }, body: { name: 'Conformance Check' }, key: newKey() }),
        'validation',
        'switched_off',
      )
      expectError(
        await request('addReview', { path: { id }, body: { name: 'Conformance Check', rating: 55 }, key: newKey() }),
        'validation',
        'switched_off',
      )
    },
  },
  {
    id: 'lists/life',
    title: 'A cart is saved as a list that only its owner can read',
    operation: 'saveCartAsList',
    needs: ['lists'],
    promise: 'Anything that belongs to somebody else is `not_found`, for reads and for writes',
    impact: 'Customers lose their lists, or others can read them.',
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const [{ bearer }, other] = [await shop.customer(0), await shop.customer(1)]
      const { id: variant } = await shop.inStock(5)
      expectSuccess(await request('addCartItem', { body: { id: variant, amount: 1 }, bearer, key: newKey() }))
      const name = `Conformance ${newKey().slice(-8)}`
      const { id } = expectSuccess(await request('saveCartAsList', { body: { name }, bearer, key: newKey() }))
      try {
        const read = await request('getShoppingList', { path: { id }, bearer })
        assert(
          expectSuccess(read).name === name && read.body.items.length > 0,
          'The list is empty or has another name.',
          read,
        )
        expectError(await request('getShoppingList', { path: { id }, bearer: other.bearer }), 'not_found')
        expectError(await request('removeShoppingList', { path: { id }, bearer: other.bearer }), 'not_found')
        expectError(await request('saveCartAsList', { body: { name }, bearer, key: newKey() }), 'name_taken')
      } finally {
        expectSuccess(await request('removeShoppingList', { path: { id }, bearer }))
      }
      expectError(await request('getShoppingList', { path: { id }, bearer }), 'not_found')
    },
  },
  {
    id: 'wish-list/life',
    title: 'A product is added to the wish list and removed again',
    operation: 'addWishListItem',
    needs: ['wish-list'],
    promise: 'The wish list is included once an item was added to it; its code is `wishlist`.',
    impact: 'Products on the wish list are lost on the next page.',
    async run({ request, expectSuccess, assert, shop }) {
      const { bearer } = await shop.customer(0)
      const { id: variant } = await shop.inStock(6)
      const body = { id: variant, amount: 1 }
      expectSuccess(await request('addWishListItem', { body, bearer, key: newKey() }))
      const list = await request('getShoppingListByCode', { path: { code: 'wishlist' }, bearer })
      const line = expectSuccess(list).items.find(
        (one: { variantId?: number; variant?: { id: number } }) => (one.variantId ?? one.variant?.id) === variant,
      )
      assert(line !== undefined, 'The wish list does not contain the added product.', list)
      expectSuccess(await request('removeShoppingListItem', { path: { id: list.body.id, itemId: line.id }, bearer }))
      const after = await request('getShoppingListByCode', { path: { code: 'wishlist' }, bearer })
      assert(
        !expectSuccess(after).items.some((one: { id: number }) => one.id === line.id),
        'The wish list still contains the removed product.',
        after,
      )
    },
  },
  {
    id: 'credits/too-many',
    title: 'More credits than a customer has are rejected',
    operation: 'setCredits',
    needs: ['credits'],
    promise: 'More credits than the customer has are rejected with `credits_insufficient`.',
    impact: 'Customers can pay with credits that they do not have.',
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const { bearer } = await shop.customer(0)
      const { amount } = expectSuccess(await request('getCreditsAmount', { bearer }))
      const { id: variant } = await shop.inStock(3)
      const { addedItem } = expectSuccess(
        await request('addCartItem', { body: { id: variant, amount: 1, newLine: true }, bearer, key: newKey() }),
      )
      expectError(
        await request('setCredits', { body: { credits: amount + 1 }, bearer, key: newKey() }),
        'credits_insufficient',
      )
      const read = await request('getCart', { bearer })
      assert(expectSuccess(read).credits <= amount, 'The cart uses more credits than the customer has.', read)
      expectSuccess(await request('removeCartItem', { path: { id: addedItem.id }, bearer, key: newKey() }))
    },
  },
  {
    id: 'quotes/life',
    title: 'A quote contains the products of the cart and their prices',
    operation: 'createQuote',
    needs: ['quotes'],
    promise: 'Stores the items of the cart with their current prices. The cart stays unchanged.',
    impact: 'Companies receive a quote with other prices than the cart.',
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const { token: cart, added } = await shop.createCart({ id: (await shop.inStock()).id, amount: 3 })
      const created = await request('createQuote', { body: { name: 'Conformance Check' }, cart, key: newKey() })
      const { token, totalWithTax } = expectSuccess(created)
      assert(
        totalWithTax === added.body.cart.prices.itemsWithTax,
        `The items cost ${added.body.cart.prices.itemsWithTax}, but the total of the quote is ${totalWithTax}.`,
        created,
      )
      const read = await request('getQuote', { path: { token } })
      assert(expectSuccess(read).number === created.body.number, 'getQuote returns another quote.', read)
      expectError(await request('getQuote', { path: { token: 'conformance-no-such-quote' } }), 'not_found')
    },
  },
  {
    id: 'delivery-times/offered',
    title: 'Delivery times are sorted and start on the requested day',
    operation: 'getDeliveryTimes',
    needs: ['delivery-times'],
    promise: 'Returns the times of the first working days, such as five, starting at `since`. Full times are omitted.',
    impact: 'Shoppers can choose a delivery time in the past.',
    async run({ request, expectSuccess, assert, skip, expectError, shop }) {
      const { token: cart } = await shop.createCart({ id: (await shop.inStock()).id, amount: 1 })
      for (const { id: shipperId, hasDeliveryTimes, delivery } of expectSuccess(
        await request('getCartShippers', { cart }),
      )) {
        // a date of the back end, whose clock may differ
        const since = delivery.nearestDeliveryDate
        if (!hasDeliveryTimes || since === null) continue
        const response = await request('getDeliveryTimes', { query: { since, shipperId } })
        if (response.status !== 200 || response.body.length === 0) continue
        const times: string[] = response.body.map((one: { date: string; from: string }) => `${one.date} ${one.from}`)
        assert(String(times) === String(times.toSorted()), 'The times are not sorted.', response)
        assert((times[0] ?? '') >= since, `The first time, ${times[0]}, is before ${since}.`, response)
        expectError(await request('getDeliveryTimes', { query: { since: 'tomorrow', shipperId } }), 'validation')
        return
      }
      skip('No delivery method has delivery times.')
    },
  },
  {
    id: 'sitemap/paths',
    title: 'The paths of the catalogue belong to products',
    operation: 'getPaths',
    needs: ['sitemap'],
    promise: 'List public catalog paths for sitemaps',
    impact: 'The sitemap lists pages that do not exist.',
    async run({ request, expectSuccess, assert }) {
      const first = await request('getPaths', { query: { kind: 'product', limit: 2 } })
      const { items, total } = expectSuccess(first)
      assert(items.length > 0 && total >= items.length, 'The response has no product, or a wrong total.', first)
      const next = await request('getPaths', { query: { kind: 'product', limit: 1, skip: 1 } })
      assert(
        total < 2 || expectSuccess(next).items[0].slug === items[1].slug,
        'skip=1 does not return the second product.',
        next,
      )
      const product = await request('getProducts', { query: { slugs: items[0].slug } })
      assert(expectSuccess(product).data.length === 1, `No product has the slug ${items[0].slug}.`, product)
    },
  },
  {
    id: 'fresh/same-price',
    title: 'The current price equals the price in the cart',
    operation: 'getShopProduct',
    needs: ['fresh-prices'],
    promise: 'Returns the prices and stock of this moment',
    impact: 'The product page updates its price to a wrong value.',
    async run({ request, expectSuccess, assert, shop }) {
      const goods = await shop.inStock()
      const response = await request('getShopProduct', {
        path: { id: goods.productId },
        query: { include: 'variants' },
      })
      const variant = expectSuccess(response).data.variants.find(({ id }: { id: number }) => id === goods.id)
      const { added } = await shop.createCart({ id: goods.id, amount: 1 })
      const { unitWithTax } = added.body.cart.items[0].prices
      assert(
        variant?.prices.unitWithTax === unitWithTax,
        `The current price is ${variant?.prices.unitWithTax}, the price in the cart ${unitWithTax}.`,
        response,
      )
    },
  },
  {
    id: 'order-lookup/tells-nothing',
    title: 'An order lookup reveals nothing to strangers',
    operation: 'requestOrderLookup',
    needs: ['order-lookup'],
    promise: '`token_invalid` if the link is not from this shop',
    impact: 'Strangers can find out who ordered what.',
    async run({ request, expectError }) {
      expectError(
        await request('openOrderLookup', { body: { token: 'conformance-no-such-link' }, key: newKey() }),
        'token_invalid',
      )
      const body = { callbackUrl: 'https://example.com/not-this-shop', code: '1', email: 'nobody@example.com' }
      expectError(await request('requestOrderLookup', { body, key: newKey() }), 'validation')
    },
  },
  {
    id: 'registration/foreign-links',
    title: 'Links in e-mails lead to this shop only',
    operation: 'forgotPassword',
    needs: ['registration'],
    promise: 'Any other value is rejected with `validation`.',
    impact: 'Attackers can send e-mails of the shop with links to their own site, and collect passwords.',
    async run({ request, expectError }) {
      const callbackUrl = 'https://example.com/not-this-shop'
      expectError(await request('forgotPassword', { body: { callbackUrl, email: 'nobody@example.com' } }), 'validation')
      const password = `Conformance-${newKey()}`.slice(0, 40)
      const body = { email: 'nobody@example.com', password, password_confirmation: password, token: 'conformance' }
      expectError(await request('resetPassword', { body }), 'token_invalid', 'token_expired')
    },
  },
  {
    id: 'moved-paths/unknown',
    title: 'A path that has not moved is not redirected',
    operation: 'getRedirect',
    needs: ['moved-paths'],
    promise: 'The new path; `null` or the requested path if it has not moved',
    impact: 'Shoppers are redirected in a loop.',
    async run({ request, expectSuccess, assert, expectError }) {
      const path = '/conformance/no-such-path'
      const response = await request('getRedirect', { query: { route: 'conformance', path } })
      const { redirectPath } = expectSuccess(response)
      assert(redirectPath === null || redirectPath === path, `The path is redirected to ${redirectPath}.`, response)
      expectError(await request('getUrlRewrite', { query: { lang: 'cs', path } }), 'not_found')
    },
  },
  {
    id: 'branches/by-remote-id',
    title: 'A pickup point is found by the id of its carrier',
    operation: 'getBranchByRemoteId',
    needs: ['branches'],
    promise: "Get a pickup point by the carrier's own id",
    impact: 'A pickup point chosen on the map of the carrier is not found.',
    async run({ request, expectSuccess, assert, expectError, skip }) {
      const shippers = expectSuccess(await request('getShippers'))
      const shipper = shippers.find((one: { type: string }) => one.type === 'PICKUP_POINT')
      if (!shipper) skip('No delivery method has pickup points.')
      const list = expectSuccess(await request('getBranches', { query: { shipper_id: shipper.id, perPage: 5 } })).data
      const point = list.find((one: { remoteId?: string | null }) => typeof one.remoteId === 'string')
      if (!point) skip('The pickup points have no ids of a carrier.')
      const path = { shipperId: shipper.id, remoteId: point.remoteId }
      const response = await request('getBranchByRemoteId', { path })
      assert(
        expectSuccess(response).id === point.id,
        `The id ${point.remoteId} returns ${response.body.name} instead of ${point.name}.`,
        response,
      )
      expectError(
        await request('getBranchByRemoteId', { path: { ...path, remoteId: 'conformance-none' } }),
        'not_found',
      )
    },
  },
]
