import { newKey } from '../shop.ts'
import type { Check } from '../check.ts'

interface Line {
  readonly id: number
  readonly variantId: number
  readonly amount: number
}

/** Reading and changing a cart. */
export const cartChecks: readonly Check[] = [
  {
    id: 'cart/none-yet',
    title: 'Without a token the cart is empty',
    operation: 'getCart',
    promise: '`null` if there is no cart',
    impact: 'The header shows an error instead of an empty cart on the first visit.',
    async run({ request, expectSuccess, assert }) {
      const response = await request('getCart')
      const cart = expectSuccess(response)
      assert(cart.id === null && cart.items.length === 0, 'A request without a token returns a cart.', response)
      assert(cart.prices.totalWithTax === 0, `The total of an empty cart is ${cart.prices.totalWithTax}.`, response)
    },
  },
  {
    id: 'cart/first-add',
    title: 'The first item creates a cart and returns its token',
    operation: 'addCartItem',
    promise: 'If there is no cart, creates one and returns its token in `meta.custom.guestCartToken`.',
    impact: 'Guests lose their cart on the next page.',
    async run({ request, expectSuccess, assert, shop }) {
      const goods = await shop.inStock()
      const { token, added } = await shop.createCart({ id: goods.id, amount: 2 })
      assert(token.length >= 20, `The token ${token} is shorter than 20 characters and can be guessed.`, added)
      const { addedItem, changedAmount, cart } = expectSuccess(added)
      assert(addedItem.variantId === goods.id && addedItem.amount === 2, 'addedItem is not the added item.', added)
      assert(changedAmount === 2, `changedAmount is ${changedAmount} after adding 2 pieces.`, added)
      const read = await request('getCart', { cart: token })
      assert(
        String(expectSuccess(read).items.map(keyOf)) === String(cart.items.map(keyOf)),
        'getCart returns other items than addCartItem.',
        read,
      )
      assert(expectSuccess(read).version === cart.version, 'Reading the cart changes its version.', read)
    },
  },
  {
    id: 'cart/dead-token',
    title: 'An unknown cart token is rejected with `cart_not_found`',
    operation: 'getCart',
    promise: '`cart_not_found`: there is no open cart, possibly because it became an order.',
    impact: 'The shop keeps using a cart that does not exist any more.',
    async run({ request, expectError }) {
      expectError(await request('getCart', { cart: 'conformance-no-such-cart' }), 'cart_not_found')
    },
  },
  {
    id: 'cart/equal-lines',
    title: 'Adding a product again raises its quantity, unless a new line is requested',
    operation: 'addCartItem',
    promise: 'Whether to create a separate item even if the same one exists',
    impact: 'The cart lists the same product several times, or merges items with different notes.',
    async run({ request, expectSuccess, assert, shop }) {
      const { id } = await shop.inStock()
      const { token: cart, added } = await shop.createCart({ id, amount: 1 }, { id, amount: 2 })
      assert(
        added.body.cart.items.length === 1 && added.body.cart.items[0].amount === 3,
        'Adding 1 and then 2 pieces does not make one item of 3.',
        added,
      )
      const response = await request('addCartItem', { body: { id, amount: 1, newLine: true }, cart, key: newKey() })
      assert(expectSuccess(response).cart.items.length === 2, 'newLine did not create a separate item.', response)
    },
  },
  {
    id: 'cart/set-amount',
    title: 'The quantity of an item is set, and every change raises the version',
    operation: 'updateCartItem',
    promise: 'Difference to the previous quantity, negative if it decreased',
    impact: 'The quantity field and the cart show different numbers, and open tabs are not updated.',
    async run({ request, expectSuccess, assert, shop }) {
      const { id } = await shop.inStock()
      const { token: cart, added } = await shop.createCart({ id, amount: 3 })
      const [line] = added.body.cart.items as Line[]
      const response = await request('updateCartItem', {
        path: { id: line?.id ?? 0 },
        body: { amount: 1 },
        cart,
        key: newKey(),
      })
      const { updatedItem, changedAmount, cart: changed } = expectSuccess(response)
      assert(
        updatedItem.amount === 1 && changedAmount === -2,
        `Changing 3 to 1 returns amount ${updatedItem.amount} and changedAmount ${changedAmount}.`,
        response,
      )
      assert(changed.version > added.body.cart.version, 'The version did not increase.', response)
      const read = await request('getCart', { cart })
      assert(expectSuccess(read).items[0].amount === 1, 'The cart does not contain the change.', read)
    },
  },
  {
    id: 'cart/remove',
    title: 'An item is removed, and the others stay',
    operation: 'removeCartItem',
    promise: 'Remove an item from the cart',
    impact: 'Removed items come back, or another item is removed.',
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const [first, second] = [await shop.inStock(), await shop.inStock(1)]
      const { token: cart, added } = await shop.createCart({ id: first.id, amount: 1 }, { id: second.id, amount: 1 })
      const [removed] = added.body.cart.items as Line[]
      const id = removed?.id ?? 0
      const response = await request('removeCartItem', { path: { id }, cart, key: newKey() })
      const remaining = expectSuccess(response).cart.items as Line[]
      assert(
        remaining.length === 1 && remaining[0]?.id !== id,
        'The response does not contain exactly the other item.',
        response,
      )
      const read = await request('getCart', { cart })
      assert(expectSuccess(read).items.length === 1, 'The cart still contains the removed item.', read)
      expectError(await request('removeCartItem', { path: { id }, cart, key: newKey() }), 'not_found')
    },
  },
  {
    id: 'cart/clear',
    title: 'The cart is emptied',
    operation: 'clearCart',
    promise: 'Removes all items.',
    impact: 'The button that empties the cart leaves items in it.',
    async run({ request, expectSuccess, assert, shop }) {
      const { id } = await shop.inStock()
      const { token: cart } = await shop.createCart({ id, amount: 1 })
      const response = await request('clearCart', { cart, key: newKey() })
      assert(expectSuccess(response).cart.items.length === 0, 'The cart is not empty.', response)
      const read = await request('getCart', { cart })
      assert(
        expectSuccess(read).items.length === 0 && expectSuccess(read).id !== null,
        'The cart is not empty, or does not exist any more.',
        read,
      )
    },
  },
  {
    id: 'cart/bad-amount',
    title: 'Invalid quantities are rejected and change nothing',
    operation: 'addCartItem',
    promise: 'Multiple of the sales step (`amountStep` in `availability`). Others are rejected with `amount_off_step`',
    impact: 'A cart with a negative quantity has a negative total.',
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const { id } = await shop.inStock()
      const { token: cart, added } = await shop.createCart({ id, amount: 1 })
      for (const amount of [0, -1, 10_000, '2', null])
        expectError(await request('addCartItem', { body: { id, amount }, cart, key: newKey() }), 'validation')
      expectError(await request('addCartItem', { body: { id, amount: 1.5 }, cart, key: newKey() }), 'amount_off_step')
      const line = added.body.cart.items[0].id
      expectError(
        await request('updateCartItem', { path: { id: line }, body: { amount: -1 }, cart, key: newKey() }),
        'validation',
      )
      expectError(
        await request('updateCartItem', { path: { id: line }, body: { amount: 1.5 }, cart, key: newKey() }),
        'amount_off_step',
      )
      const read = await request('getCart', { cart })
      assert(expectSuccess(read).items[0].amount === 1, 'A rejected quantity changed the cart.', read)
    },
  },
  {
    id: 'cart/unknown-goods',
    title: 'Unknown variants are rejected with `not_found`',
    operation: 'addCartItem',
    promise: 'Variant id',
    impact: 'A cart contains items without a product, which cannot be ordered.',
    async run({ request, expectError }) {
      expectError(await request('addCartItem', { body: { id: 2147483646, amount: 1 }, key: newKey() }), 'not_found')
    },
  },
  {
    id: 'cart/sold-out',
    title: 'Sold-out products are rejected',
    operation: 'addCartItem',
    promise: 'Whether the stock limits the quantity that can be bought',
    impact: 'Shoppers order products that the shop cannot deliver.',
    async run({ request, expectError, shop }) {
      const { id } = await shop.soldOut()
      expectError(
        await request('addCartItem', { body: { id, amount: 1 }, key: newKey() }),
        'out_of_stock',
        'not_saleable',
      )
    },
  },
  {
    id: 'cart/over-stock',
    title: 'A quantity above the stock is reduced to the stock',
    operation: 'addCartItem',
    promise: 'Actual increase of the quantity in the cart',
    impact: 'Shoppers order more pieces than the shop can deliver.',
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const { id, availability } = await shop.lowStock()
      const stock = availability.stock ?? 0
      const response = await request('addCartItem', { body: { id, amount: stock + 1 }, key: newKey() })
      if (response.status >= 400) return expectError(response, 'out_of_stock', 'amount_above_maximum')
      const { addedItem, changedAmount, warnings } = expectSuccess(response)
      assert(
        addedItem.amount <= stock && changedAmount === addedItem.amount,
        `The stock is ${stock}, but amount is ${addedItem.amount} and changedAmount ${changedAmount}.`,
        response,
      )
      assert(
        warnings.some(({ code }: { code: string }) => code === 'amount_capped'),
        'The quantity was reduced without the warning amount_capped.',
        response,
      )
    },
  },
  {
    id: 'cart/choice-not-kept',
    title: 'A delivery choice changes the prices of one response only',
    operation: 'getCart',
    promise: 'Prices include `shipper_id`, `payment_id` and `order_gifts`, which are not stored.',
    impact: 'The cart keeps the price of a delivery that was not chosen.',
    async run({ request, expectSuccess, assert, shop }) {
      const { id } = await shop.inStock()
      const { token: cart } = await shop.createCart({ id, amount: 1 })
      const { shipper_id, payment_id } = await shop.chooseDelivery({ cart })
      const chosen = await request('getCart', { cart, query: { shipper_id, payment_id } })
      assert(expectSuccess(chosen).prices.shipperPriceWithTax !== null, 'The chosen delivery has no price.', chosen)
      const read = await request('getCart', { cart })
      assert(
        expectSuccess(read).prices.shipperPriceWithTax === null,
        'The prices still include the delivery of the previous request.',
        read,
      )
    },
  },
  {
    id: 'cart/of-two-guests',
    title: 'Two guests have two carts',
    operation: 'getCart',
    promise: 'Anything that belongs to somebody else is `not_found`, for reads and for writes',
    impact: 'Strangers can read and change the carts of others.',
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const { id } = await shop.inStock()
      const own = await shop.createCart({ id, amount: 1 })
      const other = await shop.createCart({ id: (await shop.inStock(1)).id, amount: 1 })
      assert(own.token !== other.token, 'Two guests received the same token.', other.added)
      const line = own.added.body.cart.items[0].id
      expectError(
        await request('updateCartItem', { path: { id: line }, body: { amount: 4 }, cart: other.token, key: newKey() }),
        'not_found',
      )
      expectError(
        await request('removeCartItem', { path: { id: line }, cart: other.token, key: newKey() }),
        'not_found',
      )
      const read = await request('getCart', { cart: other.token })
      assert(
        expectSuccess(read).items.length === 1 && expectSuccess(read).items[0].variantId !== id,
        'The cart of one guest contains the items of another.',
        read,
      )
      const ownRead = await request('getCart', { cart: own.token })
      assert(expectSuccess(ownRead).items[0]?.amount === 1, 'Another guest changed the cart.', ownRead)
    },
  },
  {
    id: 'cart/batch',
    title: 'A batch adds what it can and reports the other items',
    operation: 'addCartItems',
    needs: ['batch'],
    promise: 'Adds the items one by one, in order. Those that cannot be added are skipped and reported in `results`.',
    impact: 'One sold-out item makes a whole reorder fail.',
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const { id } = await shop.inStock()
      const items = [
        { id, amount: 1 },
        { id: 2147483646, amount: 1 },
      ]
      const { token: cart } = await shop.createCart({ id, amount: 1 })
      const response = await request('addCartItems', { body: { items }, cart, key: newKey() })
      const { added, total, results } = expectSuccess(response)
      assert(added === 1 && total === 2, `Expected added 1 and total 2, received ${added} and ${total}.`, response)
      assert(
        results[0].added && !results[1].added && results[1].code === 'not_found',
        'results does not report the skipped item with its code.',
        response,
      )
      expectError(await request('addCartItems', { body: { items: items.slice(1) }, cart, key: newKey() }), 'not_found')
    },
  },
  {
    id: 'cart/coupon-unknown',
    title: 'An unknown coupon is rejected and changes nothing',
    operation: 'setCoupon',
    needs: ['coupons'],
    promise: 'Apply a coupon',
    impact: 'Any text is accepted as a coupon, or shoppers do not see that their coupon is invalid.',
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const { token: cart, added } = await shop.createCart({ id: (await shop.inStock()).id, amount: 1 })
      expectError(
        await request('setCoupon', { body: { couponCode: 'CONFORMANCE-NO-SUCH' }, cart, key: newKey() }),
        'coupon_invalid',
      )
      const read = await request('getCart', { cart })
      assert(
        expectSuccess(read).prices.totalWithTax === added.body.cart.prices.totalWithTax,
        'The rejected coupon changed the total.',
        read,
      )
    },
  },
]

const keyOf = ({ id, variantId, amount }: Line): string => [id, variantId, amount].join(':')
