import { act, cleanup, renderHook } from '@testing-library/react'
import { ShopProvider } from '@vanek/react-hooks'
import { createShop, ok } from '@vanek/sdk'
import { type Cart, type CartItem, type CartStore, createCartStore } from '@vanek/sdk/cart'
import { createNoticeStore } from '@vanek/sdk/notices'
import { afterEach, describe, expect, it } from 'vitest'
import { market } from '#market/market'
import { guestSettings } from '../../../lib/page/settings.ts'
import { fullCart } from '../../../testing/checkout-world.ts'
import { useRemoval } from './line-parts.tsx'

afterEach(cleanup)

const [line] = fullCart.items as [CartItem]
/** A line of the given id, whose variant has ten times its id. */
const lineOf = (id: number, more: Partial<CartItem> = {}): CartItem => ({
  ...line,
  ...{ id, variantId: id * 10, amount: 2, items: [], ...more },
})

/** Removes lines and undoes it; what is sent is recorded. `after` is the cart after an add. */
function open(after: Cart['items'] = []) {
  const shop = createShop({ ...market, ...guestSettings, endpoints: { shop: '', content: '', cdn: '' } })
  const sent: unknown[] = []
  const answer = async (...call: readonly unknown[]) => {
    sent.push(call)
    return ok({ ...fullCart, items: after })
  }
  const cart = {
    ...createCartStore(shop),
    addItem: (item: unknown) => answer('addItem', item),
    addItems: (items: unknown) => answer('addItems', items),
    removeItem: (id: unknown) => answer('removeItem', id),
  } as unknown as CartStore
  const { result } = renderHook(() => useRemoval(null), {
    wrapper: ({ children }) => (
      <ShopProvider shop={shop} cart={cart} notices={createNoticeStore()}>
        {children}
      </ShopProvider>
    ),
  })
  const undo = () =>
    act(async () => {
      const [last] = result.current.removals
      if (!last) throw new Error('Nothing can be undone')
      result.current.undo(last)
    })
  return { result, sent, undo }
}

describe('undo of a removal', () => {
  it('C7.14 C7.15 returns a line that was bought with credits, with credits', async () => {
    const { result, sent, undo } = open()
    act(() => result.current.remove(lineOf(5, { credits: 300 })))
    await undo()
    expect(sent).toEqual([
      ['removeItem', 5],
      ['addItem', { variantId: 50, amount: 2, credits: true }],
    ])
    expect(result.current.removals).toEqual([])
  })

  it('C7.14 C7.15 returns a part, such as a service, to its line', async () => {
    const { result, sent, undo } = open()
    act(() => result.current.remove(lineOf(6), 5))
    await undo()
    expect(sent).toEqual([
      ['removeItem', 6],
      ['addItem', { variantId: 60, amount: 2, parentId: 5 }],
    ])
  })

  it('C7.14 C7.15 returns a line with its parts, which go to the new line', async () => {
    const parts = [lineOf(6), lineOf(7, { credits: 20 })]
    const { result, sent, undo } = open([lineOf(3), lineOf(8, { variantId: 50 }), lineOf(9, { variantId: 50 })])
    act(() => result.current.remove(lineOf(5, { credits: 300, items: parts })))
    await undo()
    expect(sent).toEqual([
      ['removeItem', 5],
      ['addItem', { variantId: 50, amount: 2, credits: true, newLine: true }],
      [
        'addItems',
        [
          { variantId: 60, amount: 2, parentId: 9 },
          { variantId: 70, amount: 2, credits: true, parentId: 9 },
        ],
      ],
    ])
  })

  it('C7.14 C7.15 cannot return a part whose line was removed after it', () => {
    const { result } = open()
    act(() => result.current.remove(lineOf(6), 5))
    act(() => result.current.remove(lineOf(5)))
    expect(result.current.removals.map(({ lines }) => lines[0]?.variantId)).toEqual([50])
  })
})
