import type { Shop } from '../../src/wire.ts'
import { CARD, COD, runAction, moveClock, TRANSFER, type Action, type ActionContext } from './order-actions.ts'
import { CREDITS, placeFor, type Buyer, type OrderOptions } from './ordering.ts'
import { newKey } from './shopping.ts'
import type { OrderRef } from './order-state.ts'
import type { TestResponse } from './world.ts'

/** Hours after Friday 13:00: handed over, the day after delivery, all refunds done, and long afterwards. */
export const [SENT, DELIVERED, SETTLED, END] = [5, 4 * 24, 11 * 24, 40 * 24]

type CaseAction = Exclude<Action, { do: 'wait' }>

interface Case {
  readonly options: Partial<OrderOptions>
  /** Steps without a kill: right after the order, after the handover, and after delivery. */
  readonly first?: CaseAction
  readonly sent?: CaseAction
  readonly delivered?: CaseAction
  /** Steps during which the process may be killed: right after the order, and after delivery. */
  readonly early?: readonly CaseAction[]
  readonly late?: readonly CaseAction[]
}

const everything = { coupon: true, credits: CREDITS, gift: true }
const usual = { payment: COD, amounts: [3, 1], coupon: false, credits: 0, gift: false, time: false } as const
const all: CaseAction = { do: 'withdraw', lines: null }
const one: CaseAction = { do: 'withdraw', lines: [[0, 1]] }
const claim = (line: number, amount: number): CaseAction => ({ do: 'claim', line, amount, wish: 'money_back' })

const cases: Readonly<Record<string, Case>> = {
  cancelled: { options: { ...everything, payment: CARD, time: true }, early: [{ do: 'cancel' }] },
  'cancelled after it was paid': {
    options: { ...everything, payment: CARD },
    ...{ first: { do: 'pay', press: 'pay' }, early: [{ do: 'cancel' }] },
  },
  'payment changed, then withdrawn from': {
    options: { payment: CARD },
    early: [{ do: 'change', to: COD }],
    late: [all],
  },
  'withdrawn from before it is packed': { options: { ...everything, payment: TRANSFER }, early: [all] },
  'withdrawn from by number and e-mail': { options: { payment: TRANSFER, credits: 7 }, early: [{ do: 'declare' }] },
  'refused at the door': { options: everything, sent: { do: 'mishap', mishap: 'refused' } },
  'withdrawn from and claimed': { options: everything, late: [one, claim(1, 1)] },
  'claimed, then withdrawn from': { options: everything, delivered: claim(0, 2), late: [all] },
  'claimed and decided': {
    options: everything,
    ...{ delivered: claim(0, 3), late: [{ do: 'decide', outcome: 'money_back' }] },
  },
}
export const names = Object.keys(cases)

/** A sandbox whose clock started so many hours after the orders. */
export interface Running extends ActionContext {
  readonly since: number
}
const goTo = (running: Running, hours: number): Promise<TestResponse> => moveClock(running, hours - running.since)

/** Runs steps that may be interrupted and repeated; returns the sandbox that runs afterwards. */
export type RunSteps = (
  running: Running,
  work: (running: Running) => Promise<TestResponse>[],
  hours: number,
) => Promise<Running>

export interface PlacedCase {
  readonly name: string
  readonly order: Shop['Order']
  readonly ref: OrderRef
}

/** Places an order of each case and runs its steps. */
export async function runCases(
  first: Running,
  buyers: readonly Buyer[],
  variants: readonly number[],
  runSteps: RunSteps,
) {
  const placed: PlacedCase[] = []
  for (const [at, name] of names.entries()) {
    const buyer = buyers[at]
    if (buyer === undefined) throw new Error(`No buyer for the case "${name}".`)
    placed.push({ name, ...(await placeFor(first.request, buyer, { ...usual, ...cases[name]?.options }, variants)) })
  }
  const runUninterrupted = async (running: Running, when: 'first' | 'sent' | 'delivered') => {
    for (const { name, order } of placed) {
      const action = cases[name]?.[when]
      const response = action && (await runAction(running, order, action, newKey()))
      if (response && response.status >= 300) throw new Error(`${name}: ${JSON.stringify(response.body)}`)
    }
  }
  const allOf = (when: 'early' | 'late') => {
    const actions = placed.flatMap(({ name, order }) =>
      (cases[name]?.[when] ?? []).map((action) => ({ order, action, key: newKey() })),
    )
    return (running: Running) => actions.map(({ order, action, key }) => runAction(running, order, action, key))
  }
  await runUninterrupted(first, 'first')
  let running = await runSteps(first, allOf('early'), 0)
  await goTo(running, SENT)
  await runUninterrupted(running, 'sent')
  await goTo(running, DELIVERED)
  await runUninterrupted(running, 'delivered')
  running = await runSteps(running, allOf('late'), DELIVERED)
  running = await runSteps(running, (again) => [goTo(again, SETTLED)], DELIVERED)
  await goTo(running, END)
  return placed
}
