import type { Check } from '../check.ts'
import { newKey } from '../shop.ts'

/** What a shop can be without; checked where a back end has it. */
export const optionalChecks: readonly Check[] = [
  {
    id: 'search/finds',
    title: 'Search finds products by name, in any case',
    operation: 'search',
    needs: ['search'],
    says: 'Accents, case, word endings and small typos are ignored',
    breaks: 'Shoppers write the name of what they see and find nothing.',
    async run({ ask, done, must, shop }) {
      const { name, productId } = await shop.plain()
      for (const q of [name, name.toUpperCase()]) {
        const answer = await ask('search', { query: { q, limit: 20 } })
        const ids = done(answer).products.entities.map(({ id }: { id: number }) => id)
        must(ids.includes(productId), `"${q}" does not find product ${productId}`, answer)
      }
    },
  },
  {
    id: 'search/limit',
    title: 'Search returns at most `limit` results of each type and counts all',
    operation: 'search',
    needs: ['search'],
    says: '`limit` is the maximum number of results of each type; `total` counts all.',
    breaks: 'Suggestions grow longer than the screen.',
    async run({ ask, done, must, shop, refused }) {
      const [word = ''] = (await shop.plain()).name.split(' ')
      const answer = await ask('search', { query: { q: word, limit: 1 } })
      const { entities, total } = done(answer).products
      must(
        entities.length <= 1 && total >= entities.length,
        `${entities.length} of ${total} are answered to limit 1`,
        answer,
      )
      refused(await ask('search', { query: { q: word, limit: 1000 } }), 'validation')
      const short = await ask('search', { query: { q: 'zq' } })
      must(done(short).products.total === 0, 'a part shorter than three characters finds goods', short)
    },
  },
  {
    id: 'reviews/average',
    title: 'The average of reviews is that of their stars',
    operation: 'getReviews',
    needs: ['reviews'],
    says: 'Number of reviews with 1, 2, 3, 4 and 5 stars',
    breaks: 'Stars above the reviews are not those of the reviews.',
    async run({ ask, done, must, refused, shop }) {
      const { productId: id } = await shop.plain()
      const answer = await ask('getReviews', { path: { id }, query: { perPage: 1 } })
      const { meta } = done(answer)
      const counted = meta.distribution.reduce((so: number, one: number) => so + one, 0)
      must(counted <= meta.pagination.total, `${counted} stars and ${meta.pagination.total} reviews are told`, answer)
      must(
        (meta.average === null) === (counted === 0),
        'there is an average without stars, or stars without one',
        answer,
      )
      if (counted > 0) {
        const stars = meta.distribution.reduce(
          (so: number, one: number, index: number) => so + one * (index + 1) * 20,
          0,
        )
        must(
          Math.abs(stars / counted - meta.average) <= 20,
          `the stars make ${Math.round(stars / counted)}, and the average is ${meta.average}`,
          answer,
        )
      }
      refused(
        await ask('addReview', { path: { id }, body: { name: 'Conformance Check' }, key: newKey() }),
        'validation',
        'switched_off',
      )
      refused(
        await ask('addReview', { path: { id }, body: { name: 'Conformance Check', rating: 55 }, key: newKey() }),
        'validation',
        'switched_off',
      )
    },
  },
  {
    id: 'lists/life',
    title: 'A cart is saved as a list, which only its owner reads',
    operation: 'saveCartAsList',
    needs: ['lists'],
    says: 'Anything that belongs to somebody else is `not_found`, for reads and for writes',
    breaks: 'Lists of customers are lost, or read by others.',
    async run({ ask, done, must, refused, shop }) {
      const [{ bearer }, other] = [await shop.customer(0), await shop.customer(1)]
      const { id: variant } = await shop.plain(5)
      done(await ask('addCartItem', { body: { id: variant, amount: 1 }, bearer, key: newKey() }))
      const name = `Conformance ${newKey().slice(-8)}`
      const { id } = done(await ask('saveCartAsList', { body: { name }, bearer, key: newKey() }))
      try {
        const read = await ask('getShoppingList', { path: { id }, bearer })
        must(done(read).name === name && read.body.items.length > 0, 'the list is empty or called otherwise', read)
        refused(await ask('getShoppingList', { path: { id }, bearer: other.bearer }), 'not_found')
        refused(await ask('removeShoppingList', { path: { id }, bearer: other.bearer }), 'not_found')
        refused(await ask('saveCartAsList', { body: { name }, bearer, key: newKey() }), 'name_taken')
      } finally {
        done(await ask('removeShoppingList', { path: { id }, bearer }))
      }
      refused(await ask('getShoppingList', { path: { id }, bearer }), 'not_found')
    },
  },
  {
    id: 'wish-list/life',
    title: 'A product is added to the wish list and removed again',
    operation: 'addWishListItem',
    needs: ['wish-list'],
    says: 'The wish list is included once an item was added to it; its code is `wishlist`.',
    breaks: 'Hearts are gone on the next page.',
    async run({ ask, done, must, shop }) {
      const { bearer } = await shop.customer(0)
      const { id: variant } = await shop.plain(6)
      const body = { id: variant, amount: 1 }
      done(await ask('addWishListItem', { body, bearer, key: newKey() }))
      const list = await ask('getShoppingListByCode', { path: { code: 'wishlist' }, bearer })
      const line = done(list).items.find(
        (one: { variantId?: number; variant?: { id: number } }) => (one.variantId ?? one.variant?.id) === variant,
      )
      must(line !== undefined, 'what was marked is not on the wish list', list)
      done(await ask('removeShoppingListItem', { path: { id: list.body.id, itemId: line.id }, bearer }))
      const after = await ask('getShoppingListByCode', { path: { code: 'wishlist' }, bearer })
      must(
        !done(after).items.some((one: { id: number }) => one.id === line.id),
        'what was taken off is still on the wish list',
        after,
      )
    },
  },
  {
    id: 'credits/too-many',
    title: 'More credits than a customer has do not count',
    operation: 'setCredits',
    needs: ['credits'],
    says: 'More credits than the customer has are rejected with `credits_insufficient`.',
    breaks: 'Customers pay with credits that they do not have.',
    async run({ ask, done, must, refused, shop }) {
      const { bearer } = await shop.customer(0)
      const { amount } = done(await ask('getCreditsAmount', { bearer }))
      const { id: variant } = await shop.plain(3)
      const { addedItem } = done(
        await ask('addCartItem', { body: { id: variant, amount: 1, newLine: true }, bearer, key: newKey() }),
      )
      refused(await ask('setCredits', { body: { credits: amount + 1 }, bearer, key: newKey() }), 'credits_insufficient')
      const read = await ask('getCart', { bearer })
      must(done(read).credits <= amount, 'credits were applied that are not there', read)
      done(await ask('removeCartItem', { path: { id: addedItem.id }, bearer, key: newKey() }))
    },
  },
  {
    id: 'quotes/life',
    title: 'A quote contains the products of the cart and their prices',
    operation: 'createQuote',
    needs: ['quotes'],
    says: 'Stores the items of the cart with their current prices. The cart stays unchanged.',
    breaks: 'Companies are offered other prices than those that they saw.',
    async run({ ask, done, must, refused, shop }) {
      const { token: cart, added } = await shop.newCart({ id: (await shop.plain()).id, amount: 3 })
      const made = await ask('createQuote', { body: { name: 'Conformance Check' }, cart, key: newKey() })
      const { token, totalWithTax } = done(made)
      must(
        totalWithTax === added.body.cart.prices.itemsWithTax,
        `the goods cost ${added.body.cart.prices.itemsWithTax}, the quotation says ${totalWithTax}`,
        made,
      )
      const read = await ask('getQuote', { path: { token } })
      must(done(read).number === made.body.number, 'another quotation was read', read)
      refused(await ask('getQuote', { path: { token: 'conformance-no-such-quote' } }), 'not_found')
    },
  },
  {
    id: 'delivery-times/offered',
    title: 'Delivery times are sorted and start on the requested day',
    operation: 'getDeliveryTimes',
    needs: ['delivery-times'],
    says: 'Returns the times of the first working days, such as five, starting at `since`. Full times are omitted.',
    breaks: 'Shoppers choose a time that is over.',
    async run({ ask, done, must, skip, refused, shop }) {
      const { token: cart } = await shop.newCart({ id: (await shop.plain()).id, amount: 1 })
      for (const { id: shipperId, hasDeliveryTimes, delivery } of done(await ask('getCartShippers', { cart }))) {
        // the back end's own day
        const since = delivery.nearestDeliveryDate
        if (!hasDeliveryTimes || since === null) continue
        const answer = await ask('getDeliveryTimes', { query: { since, shipperId } })
        if (answer.status !== 200 || answer.body.length === 0) continue
        const times: string[] = answer.body.map((one: { date: string; from: string }) => `${one.date} ${one.from}`)
        must(String(times) === String(times.toSorted()), 'they are not in order of time', answer)
        must((times[0] ?? '') >= since, `${times[0]} is before ${since}`, answer)
        refused(await ask('getDeliveryTimes', { query: { since: 'tomorrow', shipperId } }), 'validation')
        return
      }
      skip('no way of delivery has times to choose from')
    },
  },
  {
    id: 'sitemap/paths',
    title: 'The paths of the catalogue lead to products',
    operation: 'getPaths',
    needs: ['sitemap'],
    says: 'List public catalog paths for sitemaps',
    breaks: 'Search engines are sent to pages that do not exist.',
    async run({ ask, done, must }) {
      const first = await ask('getPaths', { query: { kind: 'product', limit: 2 } })
      const { items, total } = done(first)
      must(items.length > 0 && total >= items.length, 'no product is told', first)
      const next = await ask('getPaths', { query: { kind: 'product', limit: 1, skip: 1 } })
      must(total < 2 || done(next).items[0].slug === items[1].slug, 'skip 1 is not the second of the list', next)
      const product = await ask('getProducts', { query: { slugs: items[0].slug } })
      must(done(product).data.length === 1, `no product has the slug ${items[0].slug}`, product)
    },
  },
  {
    id: 'fresh/same-price',
    title: 'The price of this moment is that of the cart',
    operation: 'getShopProduct',
    needs: ['fresh-prices'],
    says: 'Returns the prices and stock of this moment',
    breaks: 'The page of a product corrects its price to a wrong one.',
    async run({ ask, done, must, shop }) {
      const goods = await shop.plain()
      const answer = await ask('getShopProduct', { path: { id: goods.productId }, query: { include: 'variants' } })
      const variant = done(answer).data.variants.find(({ id }: { id: number }) => id === goods.id)
      const { added } = await shop.newCart({ id: goods.id, amount: 1 })
      const { unitWithTax } = added.body.cart.items[0].prices
      must(
        variant?.prices.unitWithTax === unitWithTax,
        `it says ${variant?.prices.unitWithTax}, the cart ${unitWithTax}`,
        answer,
      )
    },
  },
  {
    id: 'order-lookup/tells-nothing',
    title: 'An order lookup reveals nothing to strangers',
    operation: 'requestOrderLookup',
    needs: ['order-lookup'],
    says: '`token_invalid` if the link is not from this shop',
    breaks: 'Strangers find out who ordered what.',
    async run({ ask, refused }) {
      refused(
        await ask('openOrderLookup', { body: { token: 'conformance-no-such-link' }, key: newKey() }),
        'token_invalid',
      )
      const body = { callbackUrl: 'https://example.com/not-this-shop', code: '1', email: 'nobody@example.com' }
      refused(await ask('requestOrderLookup', { body, key: newKey() }), 'validation')
    },
  },
  {
    id: 'registration/foreign-links',
    title: 'Links in mails lead to this shop alone',
    operation: 'forgotPassword',
    needs: ['registration'],
    says: 'Any other value is rejected with `validation`.',
    breaks: 'Strangers have the shop mail links that lead to their own page, and collect passwords.',
    async run({ ask, refused }) {
      const callbackUrl = 'https://example.com/not-this-shop'
      refused(await ask('forgotPassword', { body: { callbackUrl, email: 'nobody@example.com' } }), 'validation')
      const password = `Conformance-${newKey()}`.slice(0, 40)
      const body = { email: 'nobody@example.com', password, password_confirmation: password, token: 'conformance' }
      refused(await ask('resetPassword', { body }), 'token_invalid', 'token_expired')
    },
  },
  {
    id: 'moved-paths/unknown',
    title: 'A path that has not moved leads nowhere else',
    operation: 'getRedirect',
    needs: ['moved-paths'],
    says: 'The new path; `null` or the requested path if it has not moved',
    breaks: 'Shoppers are sent in circles.',
    async run({ ask, done, must, refused }) {
      const path = '/conformance/no-such-path'
      const answer = await ask('getRedirect', { query: { route: 'conformance', path } })
      const { redirectPath } = done(answer)
      must(redirectPath === null || redirectPath === path, `it leads to ${redirectPath}`, answer)
      refused(await ask('getUrlRewrite', { query: { lang: 'cs', path } }), 'not_found')
    },
  },
  {
    id: 'branches/by-remote-id',
    title: 'A pickup point is found by the id of its carrier',
    operation: 'getBranchByRemoteId',
    needs: ['branches'],
    says: "Get a pickup point by the carrier's own id",
    breaks: 'The point that a shopper chose on the map of the carrier is not found.',
    async run({ ask, done, must, refused, skip }) {
      const shippers = done(await ask('getShippers'))
      const shipper = shippers.find((one: { type: string }) => one.type === 'PICKUP_POINT')
      if (!shipper) skip('no way of delivery leads to pickup points')
      const list = done(await ask('getBranches', { query: { shipper_id: shipper.id, perPage: 5 } })).data
      const point = list.find((one: { remoteId?: string | null }) => typeof one.remoteId === 'string')
      if (!point) skip('its points have no ids of a carrier')
      const path = { shipperId: shipper.id, remoteId: point.remoteId }
      const answer = await ask('getBranchByRemoteId', { path })
      must(
        done(answer).id === point.id,
        `${point.remoteId} is answered by ${answer.body.name}, not ${point.name}`,
        answer,
      )
      refused(await ask('getBranchByRemoteId', { path: { ...path, remoteId: 'conformance-none' } }), 'not_found')
    },
  },
]
