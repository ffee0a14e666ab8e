import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { json, refused, testShop } from '../transport/testing/test-shop.ts'
import { memoryTokens } from '../transport/tokens.ts'
import { added, cartOf, lineOf } from './testing/bench.ts'
import { parseCartForm, sendCartCommand } from './form.ts'

const form = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

const read = (fields: object) => parseCartForm(form(fields as Record<string, string>))

describe('parseCartForm', () => {
  it.each([
    [
      { intent: 'add', variantId: '7', amount: '2' },
      { kind: 'add', item: { variantId: 7, amount: 2 } },
    ],
    [
      { intent: 'add', variantId: '7' },
      { kind: 'add', item: { variantId: 7, amount: 1 } },
    ],
    [
      { intent: 'add', variantId: '7', credits: 'true' },
      { kind: 'add', item: { variantId: 7, amount: 1, credits: true } },
    ],
    [
      { intent: 'add', variantId: '7', credits: 'no' },
      { kind: 'add', item: { variantId: 7, amount: 1 } },
    ],
    [
      { intent: 'add', variantId: '7', amount: '1,5' },
      { kind: 'add', item: { variantId: 7, amount: 1.5 } },
    ],
    // the back end reports the minimum
    [
      { intent: 'add', variantId: '7', amount: 'abc' },
      { kind: 'add', item: { variantId: 7, amount: 0.001 } },
    ],
    [
      { intent: 'set', itemId: '3', amount: '5' },
      { kind: 'set', itemId: 3, amount: 5 },
    ],
    [
      { intent: 'set', itemId: '3', amount: '5', step: '-1' },
      { kind: 'set', itemId: 3, amount: 4 },
    ],
    [
      { intent: 'set', itemId: '3', amount: '1,5', step: '0.5' },
      { kind: 'set', itemId: 3, amount: 2 },
    ],
    [
      { intent: 'set', itemId: '3', amount: '0.3', step: '-0.1' },
      { kind: 'set', itemId: 3, amount: 0.2 },
    ],
    [
      { intent: 'set', itemId: '3', amount: '1', step: '-1' },
      { kind: 'set', itemId: 3, amount: 0.001 },
    ],
    [
      { intent: 'remove', itemId: '3' },
      { kind: 'remove', itemId: 3 },
    ],
    [{ intent: 'clear' }, { kind: 'clear' }],
    [
      { intent: 'coupon', couponCode: ' LETO ' },
      { kind: 'coupon', code: 'LETO' },
    ],
    [{ intent: 'coupon-remove' }, { kind: 'coupon', code: null }],
    [
      { intent: 'credits', credits: '120' },
      { kind: 'credits', credits: 120 },
    ],
    [
      { intent: 'credits', credits: '0' },
      { kind: 'credits', credits: 0 },
    ],
  ])('%j', (fields, command) => {
    expect(read(fields)).toEqual({ ok: true, data: { params: { command }, options: {} } })
  })

  const batch = (items: readonly string[], key?: string) => {
    const data = form({ intent: 'batch', ...(key !== undefined && { idempotencyKey: key }) })
    for (const item of items) data.append('item', item)
    return parseCartForm(data)
  }

  it('adds several items under one key, each from its own field', () => {
    expect(batch(['7:2', '12', '9:1,5'], 'abcdefgh')).toEqual({
      ok: true,
      data: {
        params: {
          command: {
            kind: 'batch',
            items: [
              { variantId: 7, amount: 2 },
              { variantId: 12, amount: 1 },
              { variantId: 9, amount: 1.5 },
            ],
          },
        },
        options: { idempotencyKey: 'abcdefgh' },
      },
    })
  })

  it.each([[[]], [['7', 'x']], [['0:1']], [['7:']], [['7:many']], [Array.from({ length: 501 }, () => '7')]])(
    'rejects a batch of %j entirely',
    (items) => {
      expect(batch(items)).toMatchObject({ ok: false, error: { issues: [{ code: 'required', field: '/item' }] } })
    },
  )

  it('uses the key of the form unless it is too short', () => {
    const add = { intent: 'add', variantId: '7' }
    expect(read({ ...add, idempotencyKey: 'abcdefgh' })).toMatchObject({
      data: { options: { idempotencyKey: 'abcdefgh' } },
    })
    expect(read({ ...add, idempotencyKey: 'abcdefg' })).toEqual({
      ok: true,
      data: { params: { command: { kind: 'add', item: { variantId: 7, amount: 1 } } }, options: {} },
    })
  })

  it.each([
    [{ intent: 'add', variantId: '0' }, '/variantId'],
    [{ intent: 'add', variantId: '-4' }, '/variantId'],
    [{ intent: 'add', variantId: '7', amount: '1.5.5' }, '/amount'],
    [{ intent: 'set', itemId: 'x', amount: '1' }, '/itemId'],
    [{ intent: 'set', itemId: '3', amount: '' }, '/amount'],
    [{ intent: 'remove' }, '/itemId'],
    [{ intent: 'coupon', couponCode: ' ' }, '/couponCode'],
    [{ intent: 'credits', credits: 'all' }, '/credits'],
    [{ intent: 'credits', credits: '-5' }, '/credits'],
  ])('rejects %j with the path %s', (fields, field) => {
    expect(read(fields)).toMatchObject({
      ok: false,
      error: { code: 'validation', issues: [{ code: 'required', field }] },
    })
  })

  it.each([{}, { intent: 'burn' }, { intent: 'toString' }, { intent: 'tidy' }])('is null for %j', (fields) => {
    expect(read(fields)).toBeNull()
  })

  it('never requests 0 pieces or more than a line allows', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (amount, step) => {
        const requested = read({ intent: 'set', itemId: '1', amount: `${amount}`, step: `${step}` })
        const command = requested?.ok ? requested.data.params.command : undefined
        const parsedAmount = command?.kind === 'set' ? command.amount : 1
        expect(parsedAmount).toBeGreaterThan(0)
        expect(parsedAmount).toBeLessThanOrEqual(9999)
      }),
    )
  })
})

describe('sendCartCommand', () => {
  const cart = cartOf(2, lineOf(1, 1))
  const shopOf = (...replies: readonly Response[]) => {
    const sent: string[] = []
    const keys: (string | null)[] = []
    const shop = testShop({
      tokens: memoryTokens({ cart: 'guest' }),
      fetch: async (url, init = {}) => {
        sent.push(`${init.method} ${new URL(url as string).pathname}`)
        keys.push(new Headers(init.headers).get('Idempotency-Key'))
        return replies[sent.length - 1] ?? refused(500, 'server')
      },
    })
    return { shop, sent, keys }
  }
  const add = { kind: 'add', item: { variantId: 7, amount: 1 } } as const

  it('C7.15 sends a command under the key of its form and returns the cart', async () => {
    const { shop, sent, keys } = shopOf(json(added(cart)))
    expect(await sendCartCommand(shop, { command: add }, { idempotencyKey: 'abcdefgh' })).toEqual({
      ok: true,
      data: cart,
    })
    expect(sent).toEqual(['POST /store/api/v1/cart/items'])
    expect(keys).toEqual(['abcdefgh'])
  })

  it('adds to a new cart when the old one no longer exists, once', async () => {
    const gone = () => refused(404, 'cart_not_found')
    const { shop, sent } = shopOf(gone(), json(added(cart)))
    expect(await sendCartCommand(shop, { command: add })).toMatchObject({ ok: true })
    expect(sent).toHaveLength(2)
    const lost = shopOf(gone(), gone(), json(added(cart)))
    expect(await sendCartCommand(lost.shop, { command: add })).toMatchObject({ error: { code: 'cart_not_found' } })
    expect(lost.sent).toHaveLength(2)
  })

  it('does not create a new cart for other commands', async () => {
    const { shop, sent } = shopOf(refused(404, 'cart_not_found'), json({ cart }))
    const result = await sendCartCommand(shop, { command: { kind: 'clear' } })
    expect(result).toMatchObject({ ok: false, error: { code: 'cart_not_found' } })
    expect(sent).toHaveLength(1)
  })
})
