import type { CalendarDate, Order } from '@vanek/sdk/checkout'
import { isAwaitingTransfer, isOrderPaid } from '@vanek/sdk/orders'
import { afterPayment, arrival, ArrivalDay } from '../../entities/delivery/arrival.tsx'
import { onInvoiceText, Transfer } from '../../entities/payment/transfer.tsx'
import { dateAt } from '../../market/calendar.ts'

const paying: Readonly<Record<string, string>> = {
  cod: 'Zaplatíte hotově při převzetí.',
  cash: 'Zaplatíte na pobočce, hotově nebo kartou. Hotovost v korunách zaokrouhlíme na celé koruny.',
}

function payingText(order: Order): string {
  const { code, name, state } = order.payment
  const { shipper } = order
  if (isOrderPaid(order)) return 'Zaplaceno, platba v pořádku dorazila.'
  if (state !== 'offline') return `Zaplatíte online. ${afterPayment(shipper)}`
  if (code === 'invoice') return onInvoiceText(order)
  if (code === 'transfer') return `Zaplaťte prosím převodem podle údajů níže. ${afterPayment(shipper)}`
  return paying[code] ?? `Způsob platby: ${name}.`
}

/** Whether the goods are already at the branch: then their day is the day of the order. */
const isThere = ({ nearestDeliveryDate: date, created }: Order): boolean =>
  typeof date === 'string' && date === dateAt(created)

const delivering = (order: Order): string => {
  const { type } = order.shipper
  if (type === 'PERSONAL')
    return isThere(order)
      ? 'Zboží leží na pobočce a v otevírací době vám ho vydají na počkání.'
      : 'Až bude zboží na pobočce připravené, napíšeme vám.'
  return type === 'PICKUP_POINT'
    ? 'Až bude balíček na výdejním místě, pošleme vám kód k vyzvednutí.'
    : 'Až balíček předáme kurýrovi, pošleme vám odkaz, kde ho můžete sledovat.'
}

/** The next steps, in order. */
export function NextSteps({ order, today }: { readonly order: Order; readonly today: CalendarDate }) {
  const when = arrival(order, today)
  return (
    <section className="next-steps" aria-labelledby="next">
      <h2 id="next">Co bude dál</h2>
      <ol>
        <li>
          Potvrzení jsme poslali na <strong>{order.customer.email}</strong>.
        </li>
        <li>
          {payingText(order)}
          {isAwaitingTransfer(order) && <Transfer order={order} />}
        </li>
        <li>
          {when && (
            <strong className="arrival">
              <ArrivalDay arrival={when} />
            </strong>
          )}
          {delivering(order)}
        </li>
        {order.registered && (
          <li>Kvůli účtu jsme vám poslali ještě jeden e-mail. Otevřete v něm odkaz a můžete se přihlašovat.</li>
        )}
        {!order.business?.TIN && <li>Do 30 dnů můžete zboží vrátit i bez udání důvodu.</li>}
      </ol>
    </section>
  )
}
