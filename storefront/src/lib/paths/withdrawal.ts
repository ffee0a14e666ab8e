import * as texts from '#texts/lib/paths'
import { doneParam, orderParam, stepParam } from '#market/params'
import { withdrawalPath } from '#market/paths'
import type { DeclareWithdrawalParams, OrderKey, WithdrawalChoice } from '@vanek/sdk/orders'

/** Text of every link to it, in the words of the law. */
export const withdrawalTitle = texts.withdrawal

/** Names of the query parameters. */
export const names = { of: orderParam, step: stepParam, done: doneParam } as const

/** The visitor's last placed or looked-up order; the server has its key. */
export const currentOrder = 'current'
/** The order key for the back end, from the value in the URL. */
export const keyOf = (of: string): OrderKey => (of === currentOrder ? { token: currentOrder } : { id: of })

export { ownOrders, summaryStep } from '#market/params'

/** Path of the page for one order: by the customer's order id, or the current one. */
export const withdrawalOf = (of: string, more: Readonly<Record<string, string>> = {}): string =>
  `${withdrawalPath}?${new URLSearchParams({ [names.of]: of, ...more })}`

/** The choice in the URL of the second step; everything if nothing is given. */
export function choiceIn(search: URLSearchParams): WithdrawalChoice {
  const amounts = [...search].flatMap(([name, value]) => {
    const [, id] = /^amount\.(\d{1,9})$/.exec(name) ?? []
    return id === undefined ? [] : [[Number(id), value.slice(0, 20)] as const]
  })
  return {
    whole: search.get('what') !== 'lines',
    chosen: search.getAll('line').map(Number),
    amounts: Object.fromEntries(amounts),
  }
}

/** Intents of the forms for a declaration by number and e-mail. */
export const intents = { check: 'check', edit: 'edit', declare: 'declare' } as const

type Values = Readonly<Record<keyof DeclareWithdrawalParams, string>>

/** State of a posted declaration, with the typed input. */
export type Declared =
  | {
      readonly step: 'fill' | 'summary'
      readonly values: Values
      /** Error codes by field. */
      readonly errors: Readonly<Partial<Record<string, string>>>
      readonly text: string | null
    }
  | { readonly step: 'done'; readonly values: Values; readonly received: string }
