import { describe, expect, it, vi } from 'vitest'
import { logReviewOrder, toLogReviewOrderParams } from '@vanek/sdk/integrations/reviews'
import { placedOrder } from '../../testing/placed.ts'
import { type Handler, refuse, shopOver } from '../../testing/back-end.ts'
import { mayBeReviewed } from './order.ts'

const params = toLogReviewOrderParams(placedOrder(), 'key-1')

function shopWith(handler: Handler) {
  const warn = vi.fn()
  return { ...shopOver(handler, { logger: { warn } }), warn }
}

describe('toLogReviewOrderParams', () => {
  it('B7.57 has the fields apiKey, email, orderId and productItemIds only', () => {
    expect(params).toEqual({
      apiKey: 'key-1',
      email: 'jana@vanek.test',
      orderId: '2600001',
      productItemIds: ['101', '102'],
    })
  })

  it('requires explicit consent in the order', () => {
    const agreed = [true, false, undefined].map((heureka) =>
      mayBeReviewed(
        placedOrder({
          attributes: { cartId: 'c', GDPR: { zbozicz: true, ...(heureka !== undefined && { heureka }) } },
        }),
      ),
    )
    expect(agreed).toEqual([true, false, false])
  })
})

describe('logReviewOrder', () => {
  it('C4.60 B7.57 posts the order', async () => {
    const { shop, seen, warn } = shopWith(() => ({ logged: true }))
    expect(await logReviewOrder(shop, params)).toEqual({ ok: true, data: null })
    expect(seen).toMatchObject([{ method: 'POST', path: '/reviews/orders', body: params }])
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    ['201', () => Response.json({ logged: true }, { status: 201 }), 'contract'],
    ['204', () => new Response(null, { status: 204 }), 'contract'],
    ['403', () => refuse(403, 'forbidden'), 'forbidden'],
    ['500', () => refuse(500, 'server'), 'server'],
    ['nothing', () => Promise.reject(new TypeError('fetch failed')), 'network'],
  ])('C8.36 warns once, without the e-mail, when the service returns %s', async (_, handler, code) => {
    const { shop, seen, warn } = shopWith(handler)
    expect(await logReviewOrder(shop, params)).toMatchObject({ ok: false, error: { code } })
    expect(seen).toHaveLength(1)
    // besides the cause that every call logs
    expect(warn.mock.calls.filter(([message]) => message !== 'No response')).toHaveLength(1)
    expect(JSON.stringify(warn.mock.calls)).toContain('2600001')
    expect(JSON.stringify(warn.mock.calls)).not.toContain('jana@')
  })
})
