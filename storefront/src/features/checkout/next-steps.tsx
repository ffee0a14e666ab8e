import type { Order } from '@vanek/sdk/checkout'
import { Transfer } from '../payment/transfer.tsx'
import { arrival } from './arrival.ts'

const paying: Readonly<Record<string, string>> = {
  transfer: 'Zaplaťte prosím převodem podle údajů níže. Jakmile platba dorazí, zboží odešleme.',
  cod: 'Zaplatíte při převzetí, hotově nebo kartou.',
  cash: 'Zaplatíte na pobočce, hotově nebo kartou.',
}

const online = (state: Order['payment']['state']): string =>
  state === 'paid'
    ? 'Zaplaceno, platba v pořádku dorazila.'
    : 'Zaplatíte online. Zboží odešleme, jakmile platba dorazí.'

const payingText = ({ code, name, state }: Order['payment']): string =>
  state === 'offline' ? (paying[code] ?? name) : online(state)

const delivering = (type: string): string => {
  if (type === 'PERSONAL') return 'Až bude zboží na pobočce připravené, napíšeme vám.'
  return type === 'PICKUP_POINT'
    ? 'Až bude balíček na výdejním místě, pošleme vám kód k vyzvednutí.'
    : 'Až balíček předáme kurýrovi, pošleme vám odkaz, kde ho můžete sledovat.'
}

/** What happens now, in order. */
export function NextSteps({ order }: { readonly order: Order }) {
  const when = arrival(order)
  return (
    <section className="next-steps" aria-labelledby="next">
      <h2 id="next">Co bude dál</h2>
      <ol>
        <li>
          Potvrzení jsme poslali na <strong>{order.customer.email}</strong>.
        </li>
        <li>
          {payingText(order.payment)}
          {order.payment.code === 'transfer' && <Transfer order={order} />}
        </li>
        <li>
          {when && <strong className="arrival">{when}</strong>}
          {delivering(order.shipper.type)}
        </li>
        {order.registered && (
          <li>Kvůli účtu jsme vám poslali ještě jeden e-mail. Otevřete v něm odkaz a můžete se přihlašovat.</li>
        )}
        <li>Do 30 dnů můžete zboží vrátit i bez udání důvodu.</li>
      </ol>
    </section>
  )
}
