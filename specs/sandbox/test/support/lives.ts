import type { Shop } from '../../src/wire.ts'
import { CARD, COD, doAct, moveClock, TRANSFER, type Act, type Acting } from './acts.ts'
import { CREDITS, placeFor, type Buyer, type Wish } from './ordering.ts'
import { newKey } from './shopping.ts'
import type { Taking } from './taken.ts'
import type { TestResponse } from './world.ts'

/** Hours after Friday, one o'clock: handed over, delivered for a day, with all that follows done, and long afterwards. */
export const [SENT, DELIVERED, SETTLED, END] = [5, 4 * 24, 11 * 24, 40 * 24]

type Done = Exclude<Act, { do: 'wait' }>

interface Case {
  readonly wish: Partial<Wish>
  /** Done in peace: at once, once it is handed over, and once it is delivered. */
  readonly first?: Done
  readonly sent?: Done
  readonly delivered?: Done
  /** Done while the process may be killed: at once, and once it is delivered. */
  readonly early?: readonly Done[]
  readonly late?: readonly Done[]
}

const everything = { coupon: true, credits: CREDITS, gift: true }
const usual = { payment: COD, amounts: [3, 1], coupon: false, credits: 0, gift: false, time: false } as const
const all: Done = { do: 'withdraw', lines: null }
const one: Done = { do: 'withdraw', lines: [[0, 1]] }
const claim = (line: number, amount: number): Done => ({ do: 'claim', line, amount, wish: 'money_back' })

const cases: Readonly<Record<string, Case>> = {
  cancelled: { wish: { ...everything, payment: CARD, time: true }, early: [{ do: 'cancel' }] },
  'cancelled after it was paid': {
    wish: { ...everything, payment: CARD },
    ...{ first: { do: 'pay', press: 'pay' }, early: [{ do: 'cancel' }] },
  },
  'paid otherwise, then withdrawn from': { wish: { payment: CARD }, early: [{ do: 'change', to: COD }], late: [all] },
  'withdrawn from before it is packed': { wish: { ...everything, payment: TRANSFER }, early: [all] },
  'withdrawn from by number and e-mail': { wish: { payment: TRANSFER, credits: 7 }, early: [{ do: 'declare' }] },
  'taken over by nobody': { wish: everything, sent: { do: 'mishap', mishap: 'refused' } },
  'withdrawn from and claimed': { wish: everything, late: [one, claim(1, 1)] },
  'claimed, then withdrawn from': { wish: everything, delivered: claim(0, 2), late: [all] },
  'claimed and decided': {
    wish: everything,
    ...{ delivered: claim(0, 3), late: [{ do: 'decide', outcome: 'money_back' }] },
  },
}
export const names = Object.keys(cases)

/** A sandbox whose clock began so many hours after the orders. */
export interface Running extends Acting {
  readonly since: number
}
const goTo = (running: Running, hours: number): Promise<TestResponse> => moveClock(running, hours - running.since)

/** Does something that may be interrupted and then done again; answers the sandbox that runs by then. */
export type Do = (
  running: Running,
  work: (running: Running) => Promise<TestResponse>[],
  hours: number,
) => Promise<Running>

export interface Lived {
  readonly name: string
  readonly order: Shop['Order']
  readonly taking: Taking
}

/** An order of each kind, from its beginning to its end. */
export async function live(begun: Running, buyers: readonly Buyer[], variants: readonly number[], does: Do) {
  const placed: Lived[] = []
  for (const [at, name] of names.entries()) {
    const buyer = buyers[at]
    if (buyer === undefined) throw new Error(`Nobody buys what is ${name}.`)
    placed.push({ name, ...(await placeFor(begun.ask, buyer, { ...usual, ...cases[name]?.wish }, variants)) })
  }
  const inPeace = async (running: Running, when: 'first' | 'sent' | 'delivered') => {
    for (const { name, order } of placed) {
      const act = cases[name]?.[when]
      const answer = act && (await doAct(running, order, act, newKey()))
      if (answer && answer.status >= 300) throw new Error(`${name}: ${JSON.stringify(answer.body)}`)
    }
  }
  const allOf = (when: 'early' | 'late') => {
    const acts = placed.flatMap(({ name, order }) =>
      (cases[name]?.[when] ?? []).map((act) => ({ order, act, key: newKey() })),
    )
    return (running: Running) => acts.map(({ order, act, key }) => doAct(running, order, act, key))
  }
  await inPeace(begun, 'first')
  let running = await does(begun, allOf('early'), 0)
  await goTo(running, SENT)
  await inPeace(running, 'sent')
  await goTo(running, DELIVERED)
  await inPeace(running, 'delivered')
  running = await does(running, allOf('late'), DELIVERED)
  running = await does(running, (again) => [goTo(again, SETTLED)], DELIVERED)
  await goTo(running, END)
  return placed
}
