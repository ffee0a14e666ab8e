import fc from 'fast-check'
import type { Shop } from '../../src/wire.ts'
import type { SendRequest, TestResponse, World } from './world.ts'

const API = '/store/api/v1'
const HOUR_MS = 3_600_000
const PARAGRAPH = 'Po týdnu začal hlasitě pískat.'
export const [CARD, TRANSFER, COD, INVOICE] = [1, 2, 3, 5]

/** Actions on an order, and events that happen to it. */
export type Action =
  | { readonly do: 'pay'; readonly press: 'pay' | 'pay_twice' | 'fail' | 'cancel' }
  | { readonly do: 'change'; readonly to: number }
  | { readonly do: 'cancel' }
  | { readonly do: 'wait'; readonly hours: number }
  | { readonly do: 'mishap'; readonly mishap: 'late' | 'lost' | 'damaged' | 'refused' | null }
  | { readonly do: 'withdraw'; readonly lines: readonly (readonly [line: number, amount: number])[] | null }
  /** Withdrawal by order number and e-mail. */
  | { readonly do: 'declare' }
  | { readonly do: 'claim'; readonly line: number; readonly amount: number; readonly wish: Shop['ClaimWish'] }
  | { readonly do: 'decide'; readonly outcome: Shop['ClaimWish'] | 'rejected' }

/** One action, sent twice with the same key, or two concurrent actions; `again` repeats each of them. */
export interface Step {
  readonly actions: readonly Action[]
  readonly twice: boolean
  readonly again: boolean
}

const amount = fc.integer({ min: 1, max: 3 })
const line = fc.integer({ min: 0, max: 2 })
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), press: fc.constantFrom('pay', 'pay', 'pay_twice', 'fail', 'cancel') }),
  fc.record({ do: fc.constant('change' as const), to: fc.constantFrom(CARD, TRANSFER, COD, INVOICE) }),
  { arbitrary: fc.constant({ do: 'cancel' as const }), weight: 1 },
  {
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 5, 24, 72, 168, 400) }),
    weight: 4,
  },
  fc.record({
    do: fc.constant('mishap' as const),
    mishap: fc.constantFrom('late', 'lost', 'damaged', 'refused', 'refused', null),
  }),
  {
    arbitrary: fc.record({
      do: fc.constant('withdraw' as const),
      lines: fc.option(fc.uniqueArray(fc.tuple(line, amount), { selector: ([at]) => at, minLength: 1, maxLength: 2 })),
    }),
    weight: 3,
  },
  {
    arbitrary: fc.record({
      ...{ do: fc.constant('claim' as const), line, amount },
      wish: fc.constantFrom('money_back', 'money_back', 'money_back', 'repair', 'discount'),
    }),
    weight: 3,
  },
  fc.record({
    do: fc.constant('decide' as const),
    outcome: fc.constantFrom('money_back', 'money_back', 'replacement', 'rejected'),
  }),
)

const wait = (hours: number): Action => ({ do: 'wait', hours })
const steps = (...actions: readonly Action[]): Step[] =>
  actions.map((one) => ({ actions: [one], twice: false, again: false }))
const refused: Action = { do: 'mishap', mishap: 'refused' }
/** The state of an order at the beginning of a history: placed, paid, in transit, refused, delivered. */
const beginnings = fc.constantFrom(
  ...[steps(), steps({ do: 'pay', press: 'pay' }), steps(wait(24)), steps(wait(5), refused), steps(wait(5), refused)],
  ...[steps(wait(168)), steps({ do: 'pay', press: 'pay' }, wait(168))],
)

/** Arbitrary histories of an order. */
export const histories: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    beginnings,
    fc.array(
      fc.record({
        actions: fc.array(action, { minLength: 1, maxLength: 2 }),
        ...{ twice: fc.boolean(), again: fc.boolean() },
      }),
      { minLength: 2, maxLength: 9, size: 'max' },
    ),
  )
  .map(([first, rest]) => [...first, ...rest])

/** Histories of every run: a repeated withdrawal, a claim for unpaid goods, a claim for withdrawn goods. */
export const fixedHistories: readonly (readonly Step[])[] = [
  [...steps(wait(168)), { actions: [{ do: 'withdraw', lines: [[0, 1]] }], twice: true, again: true }],
  steps(wait(72), { do: 'claim', line: 0, amount: 1, wish: 'money_back' }, wait(72)),
  steps(wait(72), { do: 'claim', line: 0, amount: 2, wish: 'money_back' }, { do: 'withdraw', lines: null }, wait(400)),
]

/** Presses a button of the payment page. */
export type Press = (url: string, button: string) => Promise<unknown>

/** Presses it in an app of this process. */
export const pressIn =
  ({ app }: Pick<World, 'app'>): Press =>
  (url, button) =>
    app.inject({
      ...{ method: 'POST', url: new URL(url).pathname, payload: `do=${button}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

export interface ActionContext {
  readonly request: SendRequest
  readonly press: Press
}

/** Runs an action on an order and returns its response. `wait` is not supported, because all orders share one clock. */
export function runAction(
  { request, press }: ActionContext,
  order: Shop['Order'],
  action: Exclude<Action, { do: 'wait' }>,
  key: string,
) {
  const path = `${API}/orders/token/${order.token}`
  const items = order.items.filter(({ attributes }) => !attributes.discount)
  const lineAt = (at: number): number => items[at % items.length]?.id ?? 0
  const post = (name: string, body?: object): Promise<TestResponse> => request('POST', `${path}/${name}`, body, { key })
  switch (action.do) {
    case 'pay':
      return post('payment').then(async (response) => {
        if (response.status === 200) await press(response.body.redirectUrl, action.press)
        return response
      })
    case 'change':
      return request('PUT', `${path}/payment`, { payment_id: action.to }, { key })
    case 'cancel':
      return post('cancellation')
    case 'mishap':
      return request('POST', '/sandbox/parcel', { code: order.code, mishap: action.mishap })
    case 'withdraw':
      return post('withdrawals', {
        ...(action.lines && { lines: action.lines.map(([at, many]) => ({ item: lineAt(at), amount: many })) }),
      })
    case 'declare': {
      const { name, email } = order.customer
      return request('POST', `${API}/withdrawals`, { name, order_code: order.code, email }, { key })
    }
    case 'claim': {
      const { wish, amount: many } = action
      return post('claims', { item: lineAt(action.line), amount: many, description: PARAGRAPH, wish })
    }
    case 'decide':
      return request('GET', `${path}/claims`).then(({ body }) => {
        const open = (body as Shop['OrderClaims']).data.find(({ state }) => state === 'filed')
        return request('POST', '/sandbox/claim', { number: open?.number ?? 'RE-0', outcome: action.outcome })
      })
  }
}

export const moveClock = ({ request }: Pick<ActionContext, 'request'>, hours: number): Promise<TestResponse> =>
  request('POST', '/sandbox/clock', { aheadMs: hours * HOUR_MS })
