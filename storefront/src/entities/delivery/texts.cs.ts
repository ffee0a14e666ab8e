import { plural } from '#market/plural'

/** Days of the week from Sunday. */
export const onDay = ['v neděli', 'v pondělí', 'v úterý', 've středu', 've čtvrtek', 'v pátek', 'v sobotu'] as const
export const ready = 'Připraveno'
export const toCollect = 'K vyzvednutí'
export const delivery = 'Doručení'
export const atYours = 'U vás'
export const between = (from: string, to: string) => ` mezi ${from} a ${to}`
export const afterPaymentEarliest = 'Po připsání platby, nejdříve'
export const ifPaidBy = ', bude-li do té doby zaplaceno'
export const readyAfterPayment = 'Připravíme, jakmile dorazí platba'
export const sentAfterPayment = 'Odešleme, jakmile dorazí platba'
export const preparedOncePaid = 'Zboží připravíme, jakmile platba dorazí.'
export const sentOncePaid = 'Zboží odešleme, jakmile platba dorazí.'
export const wasDue = 'Termín byl'

export const earliest = 'nejdříve'
/** After "at once". */
export const oncePaid = ' po připsání platby'
/** After a day. */
export const afterPayment = ', po připsání platby'

export const atBranches = (n: number) =>
  plural(n, { one: '({n} pobočka)', few: '({n} pobočky)', many: '({n} poboček)' })
export const freePickup = 'Osobní odběr zdarma'
/** After a price. */
export const andFreePickup = ', osobní odběr zdarma'
export const free = 'zdarma'
