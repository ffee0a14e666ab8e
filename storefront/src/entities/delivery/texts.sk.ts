import { plural } from '#market/plural'

/** Days of the week from Sunday. */
export const onDay = ['v nedeľu', 'v pondelok', 'v utorok', 'v stredu', 'vo štvrtok', 'v piatok', 'v sobotu'] as const
export const ready = 'Pripravené'
export const toCollect = 'Na vyzdvihnutie'
export const delivery = 'Doručenie'
export const atYours = 'U vás'
export const between = (from: string, to: string) => ` medzi ${from} a ${to}`
export const afterPaymentEarliest = 'Po pripísaní platby, najskôr'
export const ifPaidBy = ', ak bude dovtedy zaplatené'
export const readyAfterPayment = 'Pripravíme, len čo príde platba'
export const sentAfterPayment = 'Odošleme, len čo príde platba'
export const preparedOncePaid = 'Tovar pripravíme, len čo príde platba.'
export const sentOncePaid = 'Tovar odošleme, len čo príde platba.'
export const wasDue = 'Termín bol'

export const earliest = 'najskôr'
/** After "at once". */
export const oncePaid = ' po pripísaní platby'
/** After a day. */
export const afterPayment = ', po pripísaní platby'

export const atBranches = (n: number) =>
  plural(n, { one: '({n} predajňa)', few: '({n} predajne)', many: '({n} predajní)' })
export const freePickup = 'Osobný odber zadarmo'
/** After a price. */
export const andFreePickup = ', osobný odber zadarmo'
export const free = 'zadarmo'
