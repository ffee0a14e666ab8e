import { useMoney } from '@vanek/react-hooks'
import type { Order } from '@vanek/sdk/checkout'
import { bankAccount } from './bank-account.ts'
import { qrPath, variableSymbol } from './spayd.ts'

/** All that a bank asks for, to be written off or read by its camera. */
export function Transfer({ order }: { readonly order: Pick<Order, 'code' | 'prices'> }) {
  const money = useMoney()
  const rows = [
    ['Číslo účtu', bankAccount.number],
    ['IBAN', bankAccount.iban],
    ['Variabilní symbol', variableSymbol(order.code)],
    ['Částka', money(order.prices.totalWithTax)],
  ] as const
  return (
    <div className="transfer">
      <dl className="num">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <figure>
        <img src={qrPath(order.code)} alt="QR kód platby s údaji převodu" width={160} height={160} />
        <figcaption className="small quiet">QR Platba: načtěte v aplikaci své banky</figcaption>
      </figure>
    </div>
  )
}
