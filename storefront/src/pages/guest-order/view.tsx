import { currentDocumentPath } from '@vanek/sdk/checkout'
import { useActionData, useLoaderData, useLocation } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { useTheme } from '../../entities/shop/use-shell.ts'
import { changedMark } from '../../features/order-actions/intents.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { lookupPath } from '#market/paths'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type OrderPage, OrderView } from '../../widgets/order/order-view.tsx'
import type { Data, GuestRefusal } from './data.ts'

const current = { token: 'current' }

/** An order of a guest: the same as the order page of the account. */
function GuestOrderPage(page: OrderPage) {
  const search = new URLSearchParams(useLocation().search)
  const refused = useActionData() as GuestRefusal | undefined
  const theme = useTheme('order_finished')
  const { code, status, events } = page.order
  const isChanged =
    search.get('zmena') === changedMark &&
    status !== 'cancelled' &&
    events.some(({ kind }) => kind === 'payment_changed')
  return (
    <div className="page wrap guest-order">
      <header className="account-head">
        <h1>Objednávka {code}</h1>
      </header>
      {/* rendered from the start, so that screen readers announce new messages */}
      <div aria-live="polite">
        {isChanged && <Notice kind="success">Způsob platby jsme změnili a poslali vám o tom e-mail.</Notice>}
      </div>
      <OrderView
        {...page}
        orderKey={current}
        refused={refused?.text}
        files={
          theme.document && (
            <a className={buttonClass()} href={currentDocumentPath} download={`objednavka-${code}.pdf`}>
              Objednávka (PDF)
            </a>
          )
        }
      />
    </div>
  )
}

/** Shown if this browser has no order: how to find one. */
const NoOrder = () => (
  <div className="page wrap guest-order">
    <h1>Objednávka</h1>
    <Empty icon="search" title="V tomto prohlížeči teď žádnou objednávku nevidíme">
      <p className="quiet">Napište její číslo a e-mail z ní. Pošleme vám odkaz, kterým ji otevřete.</p>
      <Link className={buttonClass('action')} to={lookupPath}>
        Najít objednávku
      </Link>
    </Empty>
  </div>
)

export const head: PageHead<Data | undefined> = (shown) => ({
  title: shown?.page ? `Objednávka ${shown.page.order.code}` : 'Objednávka',
})

/** `/objednavka`: an order without an account. */
export function Component() {
  const { page } = useLoaderData() as Data
  return page ? <GuestOrderPage {...page} /> : <NoOrder />
}
