import { getOrderByToken, type Order } from '@vanek/sdk/checkout'
import { awaitsTransfer } from '@vanek/sdk/orders'
import { redirect, redirectDocument, useLoaderData } from 'react-router-dom'
import type { PageHead, PageLoader } from '../../app/env.ts'
import { mailedLinks } from '../../features/auth/mailed-links.ts'
import { afterPayment } from '../../features/checkout/arrival.ts'
import { onInvoiceText } from '../../features/checkout/on-invoice.ts'
import { OrderItems } from '../../features/checkout/order-items.tsx'
import { transferPath } from '../../features/payment/transfer-paths.ts'
import { Transfer } from '../../features/payment/transfer.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from 'react-router-dom'

export interface TransferData {
  /** The order; null if the link has no order that is paid by bank transfer. */
  readonly order: Order | null
  /** Number of an order that waits for no transfer any more. */
  readonly over?: string
}

/** Follows a link from a mail, which contains the key of the order. The key is removed from the URL before anything is shown. */
export const loader: PageLoader<TransferData> = async ({ request }, { cookies, server, shop }) => {
  const { pathname, search, searchParams } = new URL(request.url)
  // scripts cannot read this cookie
  if (!server) throw redirectDocument(pathname + search)
  const links = mailedLinks(cookies, transferPath)
  const asked = links.linkIn(searchParams)
  if (asked) {
    const id = links.add(asked)
    throw redirect(`${transferPath}?odkaz=${id}`, 303)
  }
  // another tab may have opened another order in the meantime
  const id = searchParams.get('odkaz')
  const token = (id === null ? links.newest() : links.named(id))?.link?.token
  const order = token ? await getOrderByToken(shop, { token }) : null
  if (!order?.ok) return { order: null }
  return awaitsTransfer(order.data) ? { order: order.data } : { order: null, over: order.data.code }
}

export const head: PageHead<TransferData> = () => ({
  title: 'Platba převodem',
  robots: 'noindex',
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
    <Link className={buttonClass('outline')} to="/kontakt">
      Kontakt
    </Link>
  </>
)

const NotOpened = () => (
  <>
    <h1>Údaje k platbě tu nejsou</h1>
    <p className="lead">Otevřete prosím znovu odkaz z e-mailu s potvrzením objednávky.</p>
    <p>Číslo účtu a variabilní symbol najdete i v samotném e-mailu. Když si nebudete vědět rady, ozvěte se nám.</p>
    <Link className={buttonClass('outline')} to="/kontakt">
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
