import { useMoney } from '@vanek/react-hooks'
import type { Order } from '@vanek/sdk/checkout'
import { bankAccount } from '../payment/bank-account.ts'

const spaced = (code: string): string => code.replace(/\D/g, '')

function Transfer({ order }: { readonly order: Order }) {
  const money = useMoney()
  return (
    <dl className="transfer num">
      <div>
        <dt>Číslo účtu</dt>
        <dd>{bankAccount.number}</dd>
      </div>
      <div>
        <dt>IBAN</dt>
        <dd>{bankAccount.iban}</dd>
      </div>
      <div>
        <dt>Variabilní symbol</dt>
        <dd>{spaced(order.code)}</dd>
      </div>
      <div>
        <dt>Částka</dt>
        <dd>{money(order.prices.totalWithTax)}</dd>
      </div>
    </dl>
  )
}

const paying: Readonly<Record<string, string>> = {
  card: 'Kartou zaplatíte online, než zboží odešleme. Pokyny vám pošleme e-mailem.',
  transfer: 'Zaplaťte prosím převodem podle údajů níže. Jakmile platba dorazí, zboží odešleme.',
  cod: 'Zaplatíte při převzetí, hotově nebo kartou.',
  cash: 'Zaplatíte na pobočce, hotově nebo kartou.',
}

const delivering = (type: string): string => {
  if (type === 'PERSONAL') return 'Až bude zboží na pobočce připravené, napíšeme vám.'
  return type === 'PICKUP_POINT'
    ? 'Až bude balíček na výdejním místě, pošleme vám kód k vyzvednutí.'
    : 'Až balíček předáme kurýrovi, pošleme vám odkaz, kde ho můžete sledovat.'
}

/** What happens now, in order. */
export function NextSteps({ order }: { readonly order: Order }) {
  return (
    <section className="next-steps" aria-labelledby="next">
      <h2 id="next">Co bude dál</h2>
      <ol>
        <li>
          Potvrzení jsme poslali na <strong>{order.customer.email}</strong>.
        </li>
        <li>
          {paying[order.payment.code] ?? order.payment.name}
          {order.payment.code === 'transfer' && <Transfer order={order} />}
        </li>
        <li>{delivering(order.shipper.type)}</li>
        <li>Do 30 dnů můžete zboží vrátit i bez udání důvodu.</li>
      </ol>
    </section>
  )
}
