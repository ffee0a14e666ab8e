import { contactPath } from '#market/paths'
import type { Order } from '@vanek/sdk/checkout'
import { useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { afterPayment } from '../../entities/delivery/arrival.tsx'
import { OrderItems } from '../../entities/order/order-items.tsx'
import { onInvoiceText, Transfer } from '../../entities/payment/transfer.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { TransferData } from './data.ts'

export const head: PageHead<TransferData> = () => ({
  title: 'Platba převodem',
  referrer: 'strict-origin',
})

function Opened({ order }: { readonly order: Order }) {
  return (
    <>
      <h1>Platba převodem</h1>
      <p className="lead">
        Objednávka <strong className="num">{order.code}</strong>.{' '}
        {order.payment.code === 'invoice' ? onInvoiceText(order) : afterPayment(order.shipper)}
      </p>
      <div className="checkout-cols">
        <div>
          <Transfer order={order} />
        </div>
        <OrderItems order={order} />
      </div>
    </>
  )
}

const Over = ({ code }: { readonly code: string }) => (
  <>
    <h1>Převod už není potřeba</h1>
    <p className="lead">
      Objednávka <strong className="num">{code}</strong> na platbu převodem nečeká: je zaplacená, zrušená, nebo se platí
      jinak.
    </p>
    <p>Podrobnosti jsme vám poslali e-mailem. Když si nebudete vědět rady, ozvěte se nám.</p>
    <Link className={buttonClass('outline')} to={contactPath}>
      Kontakt
    </Link>
  </>
)

const NotOpened = () => (
  <>
    <h1>Údaje k platbě tu nejsou</h1>
    <p className="lead">Otevřete prosím znovu odkaz z e-mailu s potvrzením objednávky.</p>
    <p>Číslo účtu a variabilní symbol najdete i v samotném e-mailu. Když si nebudete vědět rady, ozvěte se nám.</p>
    <Link className={buttonClass('outline')} to={contactPath}>
      Kontakt
    </Link>
  </>
)

/** `/kosik/platba-prevodem?token=`: the bank transfer details of an order, linked from its mail, for guests too. */
export function Component() {
  const { order, over } = useLoaderData() as TransferData
  return order ? (
    <div className="page wrap checkout stack gap-3">
      <Opened order={order} />
    </div>
  ) : (
    <div className="page wrap">
      <div className="stack gap-2">{over === undefined ? <NotOpened /> : <Over code={over} />}</div>
    </div>
  )
}
