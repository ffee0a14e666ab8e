import { ok } from '@vanek/sdk'
import { type Cart, type CartStore, createCartStore } from '@vanek/sdk/cart'
import { createNoticeStore, type NoticeInput, type NoticePort } from '@vanek/sdk/notices'
import { createShop, memoryTokens } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { basicMessages } from '#market/messages'
import { fullCart } from '../../testing/checkout-world.ts'
import { guestSettings } from '../page/settings.ts'
import { withCartNotices } from './cart-notices.ts'

const clock = { now: () => 0, sleep: async () => new Promise<never>(() => {}) }
const shop = createShop({
  ...guestSettings,
  endpoints: { shop: 'http://shop.test', content: 'http://cms.test', cdn: '' },
  tokens: memoryTokens(),
  clock,
})

/** A cart whose amounts are written when the test says so, by the methods of `held`. */
function heldCart(methods: Partial<CartStore> = {}) {
  const notices = createNoticeStore({ clock })
  let port: NoticePort = notices
  const answers: (() => void)[] = []
  const cart = withCartNotices(notices, (own) => {
    port = own
    return {
      ...createCartStore(shop),
      setAmount: async () => new Promise((resolve) => answers.push(() => resolve(ok(fullCart)))),
      ...methods,
    }
  })
  const texts = () => notices.getState().map(({ text }) => text)
  return { cart, notices, answers, texts, show: (input: NoticeInput) => port.show(input) }
}

const limit: NoticeInput = { kind: 'info', code: 'quantity_maximum', text: 'Nejvýš 5.', about: 7 }
const added: NoticeInput = {
  ...{ kind: 'success', code: 'item_added', title: '5 ks Vrtule', text: basicMessages.item_added, about: 7 },
  durationMs: 3000,
}
const cappedTo = (most: number): NoticeInput => ({ kind: 'warning', code: 'amount_capped', text: `Jen ${most}.` })

describe('notices of the cart', () => {
  it('C8.13 one notice has the limit and what was added', () => {
    const { notices, show } = heldCart()
    notices.show(limit)
    show(added)
    expect(notices.getState()).toMatchObject([
      { kind: 'info', title: '5 ks Vrtule', text: `${basicMessages.item_added}. Nejvýš 5.` },
    ])
  })

  it('C8.15 is a success for another product, or when nothing limits it', () => {
    const { notices, show } = heldCart()
    notices.show(limit)
    show({ ...added, about: 8 })
    expect(notices.getState().map(({ kind }) => kind)).toEqual(['info', 'success'])
  })

  it('C8.13 the amount that the stock allows replaces the limit', () => {
    const { notices, texts, show } = heldCart()
    notices.show({ kind: 'info', code: 'quantity_maximum', text: 'Nejvýš 99.' })
    show(cappedTo(6))
    expect(texts()).toEqual(['Jen 6.'])
  })

  it('C7.13 emptying closes what was said about adding, also about an add on its way', async () => {
    const inTime: { show?: (input: NoticeInput) => void } = {}
    const emptied: Cart = { ...fullCart, items: [] }
    const { cart, notices, texts, show } = heldCart({
      clear: async () => {
        inTime.show?.(added)
        return ok(emptied)
      },
    })
    inTime.show = show
    notices.show({ kind: 'success', text: 'Uloženo.' })
    show(added)
    show(cappedTo(6))
    await cart.clear()
    expect(texts()).toEqual(['Uloženo.'])
  })

  it('C8.13 a newer amount of the same line closes the notice about the one before', async () => {
    const { cart, texts, show, answers } = heldCart()
    void cart.setAmount(1, 50)
    show(cappedTo(6))
    answers.shift()?.()
    await clockTurn()
    expect(texts()).toEqual(['Jen 6.'])
    void cart.setAmount(2, 1)
    expect(texts()).toEqual(['Jen 6.'])
    void cart.setAmount(2, 2)
    expect(texts()).toEqual([])
  })

  it('C8.13 the answer to an older amount is not shown while a newer one is on its way', async () => {
    const { cart, texts, show, answers } = heldCart()
    void cart.setAmount(1, 50)
    void cart.setAmount(1, 60)
    void cart.setAmount(1, 70)
    show(cappedTo(6))
    answers.shift()?.()
    await clockTurn()
    expect(texts()).toEqual([])
    // the last two are written together
    show(cappedTo(5))
    for (const answer of answers.splice(0)) answer()
    await clockTurn()
    expect(texts()).toEqual(['Jen 5.'])
  })
})

async function clockTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
