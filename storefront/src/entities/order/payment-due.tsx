import type { CalendarDate } from '@vanek/sdk/checkout'
import { paymentDue } from '@vanek/sdk/orders'
import { formatDate } from '../../market/dates.ts'
import { Notice } from '../../ui/notice.tsx'
import { dueState } from './order-words.ts'

interface DueProps {
  readonly order: Parameters<typeof paymentDue>[0]
  /** Today, as a date in the shop's time zone. */
  readonly today: CalendarDate
}

/** Until when an order by invoice is to be paid, as a coloured word; nothing where nothing is due. */
export function PaymentDue({ order, today }: DueProps) {
  const due = paymentDue(order, today)
  if (!due) return null
  const [tone, text] = dueState(due)
  return <span className={`state ${tone}`}>{text}</span>
}

/** That an invoice is overdue, and what to do. */
export function Overdue({ order, today }: DueProps) {
  const due = paymentDue(order, today)
  if (!due?.isOver) return null
  return (
    <Notice kind="warning">
      Faktura byla splatná {formatDate(due.day)} a platba zatím nedorazila. Zaplaťte ji prosím podle údajů níže. Pokud
      jste už zaplatili, nemusíte nic dělat.
    </Notice>
  )
}
