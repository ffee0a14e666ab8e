import type { Order } from '@vanek/sdk/checkout'
import { plural } from '@vanek/sdk/format'
import { formatDate } from '../../market/dates.ts'

// after „do“ a number stands in the genitive
const DAYS = { one: '{n} dne', few: '{n} dnů', many: '{n} dnů' }

/** What is said of an order by invoice: goods come before the money. */
export const onInvoiceText = ({ payment: { due, dueDays } }: Pick<Order, 'payment'>): string =>
  due
    ? `Fakturu zaplaťte prosím převodem do ${formatDate(due)} podle údajů níže.`
    : `Zboží pošleme hned. Fakturu vystavíme, jakmile ho předáme, a zaplatíte ji převodem do ${plural('cs', dueDays ?? 14, DAYS)}.`
