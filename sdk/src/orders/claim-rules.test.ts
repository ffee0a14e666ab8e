import { describe, expect, it } from 'vitest'
import { issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { de } from '@vanek/sdk/i18n/de'
import { en } from '@vanek/sdk/i18n/en'
import { sk } from '@vanek/sdk/i18n/sk'
import {
  type OrderActionsInput,
  validateClaimForm,
  toClaimDraft,
  claimLimits,
  claimSteps,
  orderActions,
  addPhotos,
} from '@vanek/sdk/orders'

const delivered = '2026-11-23T12:00:00Z'
const until = '2028-11-23T22:59:59.999Z'

const order = (more: Partial<OrderActionsInput> = {}): OrderActionsInput => ({
  status: 'delivered',
  events: [
    { kind: 'received', at: '2026-11-20T12:00:00Z' },
    { kind: 'delivered', at: delivered },
  ],
  payment: { id: 1, name: 'Platba', code: 'cod', state: 'offline' },
  claimableUntil: until,
  items: [],
  ...more,
})

describe('A6.01 claims of order items', () => {
  const waiting = { events: order().events.slice(0, 1), claimableUntil: null }
  it.each<[string, Partial<OrderActionsInput>, now: string, expected: string]>([
    ['were just delivered', {}, delivered, until],
    ['are in the last evening of the period', {}, until, until],
    ['are too old', {}, '2028-11-23T23:00:00Z', 'claim_expired'],
    ['are not shipped yet', { ...waiting, status: 'received' }, delivered, 'not_delivered'],
    ['are on their way', { ...waiting, status: 'handed_over' }, delivered, 'not_delivered'],
    ['were returned', { ...waiting, status: 'returned' }, delivered, 'not_delivered'],
    ['are of a cancelled order', { ...waiting, status: 'cancelled' }, delivered, 'order_cancelled'],
    ['have no end of the period', { claimableUntil: null }, '2040-01-01T00:00:00Z', 'open'],
  ])('items that %s', (_what, more, now, reported) => {
    const { claim } = orderActions(order(more), new Date(now))
    expect(claim.allowed ? (claim.until?.toISOString() ?? 'open') : claim.reason).toBe(reported)
  })
})

describe('A6.09 claim form', () => {
  const claimable = [
    { item: 1, amount: 3 },
    { item: 2, amount: 2.5 },
  ]
  const valid = { item: '1', amount: '2', description: 'Vydává pískavý zvuk.', wish: 'repair' }

  it('accepts a complete form, with decimals in local format', () => {
    expect(validateClaimForm(valid, claimable)).toEqual({})
    expect(validateClaimForm({ ...valid, amount: '3' }, claimable)).toEqual({})
    expect(validateClaimForm({ ...valid, item: '2', amount: ' 1,25 ' }, claimable)).toEqual({})
    expect(toClaimDraft({ ...valid, amount: '1,25', description: '  Píská to hlasitě. ' })).toEqual({
      ...{ item: 1, amount: 1.25, description: 'Píská to hlasitě.', wish: 'repair' },
    })
  })

  it.each([
    [
      'nothing',
      { item: '', amount: ' ', description: ' ', wish: '' },
      { item: 'required', amount: 'required', description: 'required', wish: 'required' },
    ],
    ['a line that cannot be claimed', { item: '9' }, { item: 'required' }],
    ['more than the amount left', { amount: '4' }, { amount: 'amount_above_left' }],
    ['an amount of 0', { amount: '0' }, { amount: 'amount_invalid' }],
    ['a word for an amount', { amount: 'dva' }, { amount: 'amount_invalid' }],
    ['a number in scientific notation', { amount: '1e3' }, { amount: 'amount_invalid' }],
    ['a short description', { description: '   píská    ' }, { description: 'too_short' }],
    ['a long description', { description: 'a'.repeat(2001) }, { description: 'too_long' }],
    ['an unknown resolution', { wish: 'omluva' }, { wish: 'required' }],
  ])('rejects %s, with a message for every issue', (_what, change, issues) => {
    expect(validateClaimForm({ ...valid, ...change }, claimable)).toEqual(issues)
    for (const language of [cs, de, en, sk])
      for (const [field, code] of Object.entries(issues))
        expect(issueText(language, { code, field })).not.toBe(language.unexpected)
  })
})

describe('A6.09 photos', () => {
  const file = (type: string, size = 10) => new Blob([new Uint8Array(size)], { type })
  const jpeg = () => file('image/jpeg')

  it('adds valid photos', () => {
    const [first, second, text, large] = [
      jpeg(),
      file('image/webp'),
      file('text/html'),
      file('image/png', claimLimits.photoBytes + 1),
    ]
    expect(addPhotos([first], [second])).toEqual({ photos: [first, second], problem: null, refused: null })
    expect(addPhotos([first], [text, second])).toEqual({
      ...{ photos: [first, second], problem: 'photo_unreadable', refused: text },
    })
    expect(addPhotos([], [large])).toEqual({ photos: [], problem: 'photo_too_large', refused: large })
    expect(addPhotos([], [file('image/png', claimLimits.photoBytes)]).problem).toBeNull()
  })

  it('adds at most five photos', () => {
    const four = [jpeg(), jpeg(), jpeg(), jpeg()]
    const { photos, problem } = addPhotos(four, [jpeg(), jpeg()])
    expect([photos.length, problem]).toEqual([5, 'too_many_photos'])
    expect(addPhotos(four, [jpeg()]).problem).toBeNull()
  })
})

describe('A6.06 claimSteps', () => {
  const [filed, later, last] = ['2026-11-24T12:00:00Z', '2026-11-26T09:00:00Z', '2026-11-27T09:00:00Z']
  it.each([
    ['filed', [], ['filed done', 'accepted next', 'settled ahead']],
    ['accepted', [{ state: 'accepted', at: later }], ['filed done', 'accepted done', 'settled next']],
    [
      'settled',
      [
        { state: 'accepted', at: later },
        { state: 'settled', at: last },
      ],
      ['filed done', 'accepted done', 'settled done'],
    ],
    ['rejected', [{ state: 'rejected', at: later }], ['filed done', 'rejected done']],
  ] as const)('%s', (state, more, reported) => {
    const steps = claimSteps({ state, steps: [{ state: 'filed', at: filed }, ...more] })
    expect(steps.map((step) => `${step.state} ${step.progress}`)).toEqual(reported)
    expect(steps[0]?.at).toBe(filed)
  })
})
