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

describe('A6.01 whether goods of an order can be claimed', () => {
  const waiting = { events: order().events.slice(0, 1), claimableUntil: null }
  it.each<[string, Partial<OrderActionsInput>, now: string, expected: string]>([
    ['were just delivered', {}, delivered, until],
    ['on the last evening', {}, until, until],
    ['are too old', {}, '2028-11-23T23:00:00Z', 'claim_expired'],
    ['wait for the warehouse', { ...waiting, status: 'received' }, delivered, 'not_delivered'],
    ['are on their way', { ...waiting, status: 'handed_over' }, delivered, 'not_delivered'],
    ['went back', { ...waiting, status: 'returned' }, delivered, 'not_delivered'],
    ['are of a cancelled order', { ...waiting, status: 'cancelled' }, delivered, 'order_cancelled'],
    ['are of a back end that gives no end', { claimableUntil: null }, '2040-01-01T00:00:00Z', 'open'],
  ])('that %s', (_what, more, now, reported) => {
    const { claim } = orderActions(order(more), new Date(now))
    expect(claim.allowed ? (claim.until?.toISOString() ?? 'open') : claim.reason).toBe(reported)
  })
})

describe('A6.09 the form of a claim', () => {
  const claimable = [
    { item: 1, amount: 3 },
    { item: 2, amount: 2.5 },
  ]
  const whole = { item: '1', amount: '2', description: 'Vydává pískavý zvuk.', wish: 'repair' }

  it('may be sent when it is whole, with decimals as people write them', () => {
    expect(validateClaimForm(whole, claimable)).toEqual({})
    expect(validateClaimForm({ ...whole, amount: '3' }, claimable)).toEqual({})
    expect(validateClaimForm({ ...whole, item: '2', amount: ' 1,25 ' }, claimable)).toEqual({})
    expect(toClaimDraft({ ...whole, amount: '1,25', description: '  Píská to hlasitě. ' })).toEqual({
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
    ['more pieces than there are', { amount: '4' }, { amount: 'amount_above_left' }],
    ['no piece', { amount: '0' }, { amount: 'amount_invalid' }],
    ['a word for an amount', { amount: 'dva' }, { amount: 'amount_invalid' }],
    ['a long number', { amount: '1e3' }, { amount: 'amount_invalid' }],
    ['hardly a word', { description: '   píská    ' }, { description: 'too_short' }],
    ['too many words', { description: 'a'.repeat(2001) }, { description: 'too_long' }],
    ['another wish', { wish: 'omluva' }, { wish: 'required' }],
  ])('is refused with %s, and every reason has a sentence', (_what, change, issues) => {
    expect(validateClaimForm({ ...whole, ...change }, claimable)).toEqual(issues)
    for (const language of [cs, de, en, sk])
      for (const [field, code] of Object.entries(issues))
        expect(issueText(language, { code, field })).not.toBe(language.unexpected)
  })
})

describe('A6.09 photos', () => {
  const file = (type: string, size = 10) => new Blob([new Uint8Array(size)], { type })
  const jpeg = () => file('image/jpeg')

  it('are added as far as they can be sent', () => {
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

  it('are five at most', () => {
    const four = [jpeg(), jpeg(), jpeg(), jpeg()]
    const { photos, problem } = addPhotos(four, [jpeg(), jpeg()])
    expect([photos.length, problem]).toEqual([5, 'too_many_photos'])
    expect(addPhotos(four, [jpeg()]).problem).toBeNull()
  })
})

describe('A6.06 the steps of a claim', () => {
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
