import fc from 'fast-check'
import type { Shop } from '../../src/wire.ts'
import type { Ask, TestResponse, World } from './world.ts'

const API = '/store/api/v1'
const HOUR_MS = 3_600_000
const PARAGRAPH = 'Po týdnu začal hlasitě pískat.'
export const [CARD, TRANSFER, COD, INVOICE] = [1, 2, 3, 5]

/** What somebody does to an order, or what happens to it. */
export type Act =
  | { readonly do: 'pay'; readonly press: 'pay' | 'pay_twice' | 'fail' | 'cancel' }
  | { readonly do: 'change'; readonly to: number }
  | { readonly do: 'cancel' }
  | { readonly do: 'wait'; readonly hours: number }
  | { readonly do: 'mishap'; readonly mishap: 'late' | 'lost' | 'damaged' | 'refused' | null }
  | { readonly do: 'withdraw'; readonly lines: readonly (readonly [line: number, amount: number])[] | null }
  /** By number and e-mail. */
  | { readonly do: 'declare' }
  | { readonly do: 'claim'; readonly line: number; readonly amount: number; readonly wish: Shop['ClaimWish'] }
  | { readonly do: 'decide'; readonly outcome: Shop['ClaimWish'] | 'rejected' }

/** One act, twice under one key, or two acts at the same moment; each repeated when its answer was lost. */
export interface Step {
  readonly acts: readonly Act[]
  readonly twice: boolean
  readonly again: boolean
}

const amount = fc.integer({ min: 1, max: 3 })
const line = fc.integer({ min: 0, max: 2 })
const act: fc.Arbitrary<Act> = fc.oneof(
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

const wait = (hours: number): Act => ({ do: 'wait', hours })
const begun = (...acts: readonly Act[]): Step[] => acts.map((one) => ({ acts: [one], twice: false, again: false }))
const refused: Act = { do: 'mishap', mishap: 'refused' }
/** How far an order is when its history begins: just placed, paid, on its way, refused at the door, delivered. */
const beginnings = fc.constantFrom(
  ...[begun(), begun({ do: 'pay', press: 'pay' }), begun(wait(24)), begun(wait(5), refused), begun(wait(5), refused)],
  ...[begun(wait(168)), begun({ do: 'pay', press: 'pay' }, wait(168))],
)

/** Any history of an order. */
export const histories: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    beginnings,
    fc.array(
      fc.record({
        acts: fc.array(act, { minLength: 1, maxLength: 2 }),
        ...{ twice: fc.boolean(), again: fc.boolean() },
      }),
      { minLength: 2, maxLength: 9, size: 'max' },
    ),
  )
  .map(([first, rest]) => [...first, ...rest])

/** Histories that any run begins with: a withdrawal repeated, a claim for goods that are not paid, one for goods that go back. */
export const fixedHistories: readonly (readonly Step[])[] = [
  [...begun(wait(168)), { acts: [{ do: 'withdraw', lines: [[0, 1]] }], twice: true, again: true }],
  begun(wait(72), { do: 'claim', line: 0, amount: 1, wish: 'money_back' }, wait(72)),
  begun(wait(72), { do: 'claim', line: 0, amount: 2, wish: 'money_back' }, { do: 'withdraw', lines: null }, wait(400)),
]

/** Presses a button of the payment page. */
export type Press = (url: string, button: string) => Promise<unknown>

/** Presses it in a world of the same process. */
export const pressIn =
  ({ app }: Pick<World, 'app'>): Press =>
  (url, button) =>
    app.inject({
      ...{ method: 'POST', url: new URL(url).pathname, payload: `do=${button}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

export interface Acting {
  readonly ask: Ask
  readonly press: Press
}

/** Does something to an order; answers what was answered. Waiting is not among it: the clock is everybody's. */
export function doAct({ ask, press }: Acting, order: Shop['Order'], act: Exclude<Act, { do: 'wait' }>, key: string) {
  const path = `${API}/orders/token/${order.token}`
  const items = order.items.filter(({ attributes }) => !attributes.discount)
  const lineAt = (at: number): number => items[at % items.length]?.id ?? 0
  const post = (name: string, body?: object): Promise<TestResponse> => ask('POST', `${path}/${name}`, body, { key })
  switch (act.do) {
    case 'pay':
      return post('payment').then(async (answer) => {
        if (answer.status === 200) await press(answer.body.redirectUrl, act.press)
        return answer
      })
    case 'change':
      return ask('PUT', `${path}/payment`, { payment_id: act.to }, { key })
    case 'cancel':
      return post('cancellation')
    case 'mishap':
      return ask('POST', '/sandbox/parcel', { code: order.code, mishap: act.mishap })
    case 'withdraw':
      return post('withdrawals', {
        ...(act.lines && { lines: act.lines.map(([at, many]) => ({ item: lineAt(at), amount: many })) }),
      })
    case 'declare': {
      const { name, email } = order.customer
      return ask('POST', `${API}/withdrawals`, { name, order_code: order.code, email }, { key })
    }
    case 'claim': {
      const { wish, amount: many } = act
      return post('claims', { item: lineAt(act.line), amount: many, description: PARAGRAPH, wish })
    }
    case 'decide':
      return ask('GET', `${path}/claims`).then(({ body }) => {
        const open = (body as Shop['OrderClaims']).data.find(({ state }) => state === 'filed')
        return ask('POST', '/sandbox/claim', { number: open?.number ?? 'RE-0', outcome: act.outcome })
      })
  }
}

export const moveClock = ({ ask }: Pick<Acting, 'ask'>, hours: number): Promise<TestResponse> =>
  ask('POST', '/sandbox/clock', { aheadMs: hours * HOUR_MS })
