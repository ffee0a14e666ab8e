import type { OrderKey, WithdrawalChoice } from '@vanek/sdk/orders'

/** Where anybody withdraws from the contract. */
export const withdrawalPath = '/odstoupit-od-smlouvy'

/** What leads there is called so everywhere, in the words of the law. */
export const withdrawalTitle = 'Odstoupit od smlouvy zde'

/** How goods are sent back, and where. */
export const returnsPath = '/stranka/vraceni-do-30-dni'

/** Names of what its address holds. */
export const names = { of: 'objednavka', step: 'krok', done: 'prijato' } as const

/** The order of the visitor that was placed or looked up last; the server holds its key. */
export const currentOrder = 'current'
/** How the back end names an order that the address names. */
export const keyOf = (of: string): OrderKey => (of === currentOrder ? { token: currentOrder } : { id: of })

/** Not an order: those of the customer to choose from. */
export const ownOrders = 'moje'

export const summaryStep = 'souhrn'

/** The page about one order, of the customer by its id or the current one. */
export const withdrawalOf = (of: string, more: Readonly<Record<string, string>> = {}): string =>
  `${withdrawalPath}?${new URLSearchParams({ [names.of]: of, ...more })}`

/** A choice as the address of the second step holds it; everything where nothing is told. */
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
