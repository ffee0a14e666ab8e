import { newKey } from '../shop.ts'
import type { Check } from '../check.ts'

interface Line {
  readonly id: number
  readonly variantId: number
  readonly amount: number
}

/** The life of a cart. */
export const cartChecks: readonly Check[] = [
  {
    id: 'cart/none-yet',
    title: 'Without a token the cart is empty',
    operation: 'getCart',
    says: '`null` if there is no cart',
    breaks: 'Every first visit shows an error in the header instead of an empty cart.',
    async run({ ask, done, must }) {
      const answer = await ask('getCart')
      const cart = done(answer)
      must(cart.id === null && cart.items.length === 0, 'there is a cart although nobody made one', answer)
      must(cart.prices.totalWithTax === 0, `an empty cart costs ${cart.prices.totalWithTax}`, answer)
    },
  },
  {
    id: 'cart/first-add',
    title: 'The first item creates a cart and returns its token',
    operation: 'addCartItem',
    says: 'If there is no cart, creates one and returns its token in `meta.custom.guestCartToken`.',
    breaks: 'What guests put into the cart is gone on the next page.',
    async run({ ask, done, must, shop }) {
      const goods = await shop.plain()
      const { token, added } = await shop.newCart({ id: goods.id, amount: 2 })
      must(token.length >= 20, `the token ${token} is short enough to be guessed`, added)
      const { addedItem, changedAmount, cart } = done(added)
      must(addedItem.variantId === goods.id && addedItem.amount === 2, 'addedItem is not what was added', added)
      must(changedAmount === 2, `changedAmount is ${changedAmount} after two pieces were added`, added)
      const read = await ask('getCart', { cart: token })
      must(
        String(done(read).items.map(numbersOf)) === String(cart.items.map(numbersOf)),
        'the cart that is read is not the cart that was answered',
        read,
      )
      must(done(read).version === cart.version, 'reading the cart changes its version', read)
    },
  },
  {
    id: 'cart/dead-token',
    title: 'An unknown cart token is rejected with `cart_not_found`',
    operation: 'getCart',
    says: '`cart_not_found`: there is no open cart, possibly because it became an order.',
    breaks: 'The shop cannot tell that a cart is over, and keeps writing into nothing.',
    async run({ ask, refused }) {
      refused(await ask('getCart', { cart: 'conformance-no-such-cart' }), 'cart_not_found')
    },
  },
  {
    id: 'cart/equal-lines',
    title: 'Adding a product again raises its quantity, unless a new line is requested',
    operation: 'addCartItem',
    says: 'Whether to create a separate item even if the same one exists',
    breaks: 'The cart shows the same goods in many lines, or goods with different notes in one.',
    async run({ ask, done, must, shop }) {
      const { id } = await shop.plain()
      const { token: cart, added } = await shop.newCart({ id, amount: 1 }, { id, amount: 2 })
      must(
        added.body.cart.items.length === 1 && added.body.cart.items[0].amount === 3,
        '1 and 2 pieces are not one line of 3',
        added,
      )
      const answer = await ask('addCartItem', { body: { id, amount: 1, newLine: true }, cart, key: newKey() })
      must(done(answer).cart.items.length === 2, 'newLine made no line of its own', answer)
    },
  },
  {
    id: 'cart/set-amount',
    title: 'The quantity of an item is set, and every change raises the version',
    operation: 'updateCartItem',
    says: 'Difference to the previous quantity, negative if it decreased',
    breaks: 'The quantity field shows another number than the cart holds; tabs of one shopper disagree.',
    async run({ ask, done, must, shop }) {
      const { id } = await shop.plain()
      const { token: cart, added } = await shop.newCart({ id, amount: 3 })
      const [line] = added.body.cart.items as Line[]
      const answer = await ask('updateCartItem', {
        path: { id: line?.id ?? 0 },
        body: { amount: 1 },
        cart,
        key: newKey(),
      })
      const { updatedItem, changedAmount, cart: changed } = done(answer)
      must(
        updatedItem.amount === 1 && changedAmount === -2,
        `3 set to 1 is answered by amount ${updatedItem.amount}, changedAmount ${changedAmount}`,
        answer,
      )
      must(changed.version > added.body.cart.version, 'the version did not grow with the change', answer)
      const read = await ask('getCart', { cart })
      must(done(read).items[0].amount === 1, 'the change is not in the cart', read)
    },
  },
  {
    id: 'cart/remove',
    title: 'An item is removed, and the others stay',
    operation: 'removeCartItem',
    says: 'Remove an item from the cart',
    breaks: 'What shoppers took out comes back, or something else is gone.',
    async run({ ask, done, must, refused, shop }) {
      const [first, second] = [await shop.plain(), await shop.plain(1)]
      const { token: cart, added } = await shop.newCart({ id: first.id, amount: 1 }, { id: second.id, amount: 1 })
      const [gone] = added.body.cart.items as Line[]
      const id = gone?.id ?? 0
      const answer = await ask('removeCartItem', { path: { id }, cart, key: newKey() })
      const left = done(answer).cart.items as Line[]
      must(left.length === 1 && left[0]?.id !== id, `${left.length} of 2 lines are left`, answer)
      const read = await ask('getCart', { cart })
      must(done(read).items.length === 1, 'the removed line is still in the cart', read)
      refused(await ask('removeCartItem', { path: { id }, cart, key: newKey() }), 'not_found')
    },
  },
  {
    id: 'cart/clear',
    title: 'The cart is emptied',
    operation: 'clearCart',
    says: 'Removes all items.',
    breaks: 'The button that empties the cart leaves something in it.',
    async run({ ask, done, must, shop }) {
      const { id } = await shop.plain()
      const { token: cart } = await shop.newCart({ id, amount: 1 })
      const answer = await ask('clearCart', { cart, key: newKey() })
      must(done(answer).cart.items.length === 0, 'the cart is not empty', answer)
      const read = await ask('getCart', { cart })
      must(
        done(read).items.length === 0 && done(read).id !== null,
        'the emptied cart is not there any more, or not empty',
        read,
      )
    },
  },
  {
    id: 'cart/bad-amount',
    title: 'Invalid quantities are rejected and change nothing',
    operation: 'addCartItem',
    says: 'Multiple of the sales step (`amountStep` in `availability`). Others are rejected with `amount_off_step`',
    breaks: 'A cart holds minus one piece, and costs less than nothing.',
    async run({ ask, done, must, refused, shop }) {
      const { id } = await shop.plain()
      const { token: cart, added } = await shop.newCart({ id, amount: 1 })
      for (const amount of [0, -1, 10_000, '2', null])
        refused(await ask('addCartItem', { body: { id, amount }, cart, key: newKey() }), 'validation')
      refused(await ask('addCartItem', { body: { id, amount: 1.5 }, cart, key: newKey() }), 'amount_off_step')
      const line = added.body.cart.items[0].id
      refused(
        await ask('updateCartItem', { path: { id: line }, body: { amount: -1 }, cart, key: newKey() }),
        'validation',
      )
      refused(
        await ask('updateCartItem', { path: { id: line }, body: { amount: 1.5 }, cart, key: newKey() }),
        'amount_off_step',
      )
      const read = await ask('getCart', { cart })
      must(done(read).items[0].amount === 1, 'a refused amount changed the cart', read)
    },
  },
  {
    id: 'cart/unknown-goods',
    title: 'Unknown variants are rejected with `not_found`',
    operation: 'addCartItem',
    says: 'Variant id',
    breaks: 'A cart holds lines without goods, which nobody can order.',
    async run({ ask, refused }) {
      refused(await ask('addCartItem', { body: { id: 2147483646, amount: 1 }, key: newKey() }), 'not_found')
    },
  },
  {
    id: 'cart/sold-out',
    title: 'Sold-out products are rejected',
    operation: 'addCartItem',
    says: 'Whether the stock limits the quantity that can be bought',
    breaks: 'Shoppers order what the shop cannot deliver.',
    async run({ ask, refused, shop }) {
      const { id } = await shop.soldOut()
      refused(await ask('addCartItem', { body: { id, amount: 1 }, key: newKey() }), 'out_of_stock', 'not_saleable')
    },
  },
  {
    id: 'cart/over-stock',
    title: 'A quantity above the stock is reduced to the stock',
    operation: 'addCartItem',
    says: 'Actual increase of the quantity in the cart',
    breaks: 'Shoppers order more than the shop can deliver.',
    async run({ ask, done, must, refused, shop }) {
      const { id, availability } = await shop.scarce()
      const most = availability.stock ?? 0
      const answer = await ask('addCartItem', { body: { id, amount: most + 1 }, key: newKey() })
      if (answer.status >= 400) return refused(answer, 'out_of_stock', 'amount_above_maximum')
      const { addedItem, changedAmount, warnings } = done(answer)
      must(
        addedItem.amount <= most && changedAmount === addedItem.amount,
        `${addedItem.amount} pieces are in, and ${most} in stock`,
        answer,
      )
      must(
        warnings.some(({ code }: { code: string }) => code === 'amount_capped'),
        'fewer pieces are in than were asked for, and no warning amount_capped tells it',
        answer,
      )
    },
  },
  {
    id: 'cart/choice-not-kept',
    title: 'A delivery choice changes the prices of one response only',
    operation: 'getCart',
    says: 'Prices include `shipper_id`, `payment_id` and `order_gifts`, which are not stored.',
    breaks: 'The price of a delivery that was only looked at stays in the cart.',
    async run({ ask, done, must, shop }) {
      const { id } = await shop.plain()
      const { token: cart } = await shop.newCart({ id, amount: 1 })
      const { shipper_id, payment_id } = await shop.choose({ cart })
      const chosen = await ask('getCart', { cart, query: { shipper_id, payment_id } })
      must(done(chosen).prices.shipperPriceWithTax !== null, 'the chosen delivery has no price', chosen)
      const read = await ask('getCart', { cart })
      must(
        done(read).prices.shipperPriceWithTax === null,
        'the delivery is still in the prices without being asked for',
        read,
      )
    },
  },
  {
    id: 'cart/of-two-guests',
    title: 'Two guests have two carts',
    operation: 'getCart',
    says: 'Anything that belongs to somebody else is `not_found`, for reads and for writes',
    breaks: 'Strangers see and change the carts of others.',
    async run({ ask, done, must, refused, shop }) {
      const { id } = await shop.plain()
      const mine = await shop.newCart({ id, amount: 1 })
      const other = await shop.newCart({ id: (await shop.plain(1)).id, amount: 1 })
      must(mine.token !== other.token, 'two guests were given one token', other.added)
      const line = mine.added.body.cart.items[0].id
      refused(
        await ask('updateCartItem', { path: { id: line }, body: { amount: 4 }, cart: other.token, key: newKey() }),
        'not_found',
      )
      refused(await ask('removeCartItem', { path: { id: line }, cart: other.token, key: newKey() }), 'not_found')
      const read = await ask('getCart', { cart: other.token })
      must(
        done(read).items.length === 1 && done(read).items[0].variantId !== id,
        'the cart of one guest holds the goods of another',
        read,
      )
      const kept = await ask('getCart', { cart: mine.token })
      must(done(kept).items[0]?.amount === 1, 'another guest changed the cart', kept)
    },
  },
  {
    id: 'cart/batch',
    title: 'A batch adds what it can and reports the other items',
    operation: 'addCartItems',
    needs: ['batch'],
    says: 'Adds the items one by one, in order. Those that cannot be added are skipped and reported in `results`.',
    breaks: 'One sold-out line of a reorder keeps the whole order out of the cart.',
    async run({ ask, done, must, refused, shop }) {
      const { id } = await shop.plain()
      const items = [
        { id, amount: 1 },
        { id: 2147483646, amount: 1 },
      ]
      const { token: cart } = await shop.newCart({ id, amount: 1 })
      const answer = await ask('addCartItems', { body: { items }, cart, key: newKey() })
      const { added, total, results } = done(answer)
      must(added === 1 && total === 2, `1 of 2 lines can be added, but ${added} of ${total} are told`, answer)
      must(
        results[0].added && !results[1].added && results[1].code === 'not_found',
        'results do not tell which line is left out, and why',
        answer,
      )
      refused(await ask('addCartItems', { body: { items: items.slice(1) }, cart, key: newKey() }), 'not_found')
    },
  },
  {
    id: 'cart/coupon-unknown',
    title: 'An unknown coupon is rejected and changes nothing',
    operation: 'setCoupon',
    needs: ['coupons'],
    says: 'Apply a coupon',
    breaks: 'Anything typed as a coupon makes the cart cheaper, or the shopper is not told that it does not count.',
    async run({ ask, done, must, refused, shop }) {
      const { token: cart, added } = await shop.newCart({ id: (await shop.plain()).id, amount: 1 })
      refused(
        await ask('setCoupon', { body: { couponCode: 'CONFORMANCE-NO-SUCH' }, cart, key: newKey() }),
        'coupon_invalid',
      )
      const read = await ask('getCart', { cart })
      must(
        done(read).prices.totalWithTax === added.body.cart.prices.totalWithTax,
        'the refused coupon changed the price',
        read,
      )
    },
  },
]

const numbersOf = ({ id, variantId, amount }: Line): string => [id, variantId, amount].join(':')
