import * as texts from '#texts/pages/guest-order'
import { currentDocumentPath } from '@vanek/sdk/checkout'
import { useActionData, useLoaderData, useLocation } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { useTheme } from '../../entities/shop/use-shell.ts'
import { changedMark, type OrderRefusal } from '../../features/order-actions/intents.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { lookupPath } from '#market/paths'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type OrderPage, OrderView } from '../../widgets/order/order-view.tsx'
import type { Data } from './data.ts'

const current = { token: 'current' }

/** An order of a guest: the same as the order page of the account. */
function GuestOrderPage(page: OrderPage) {
  const search = new URLSearchParams(useLocation().search)
  const refused = useActionData() as OrderRefusal | undefined
  const theme = useTheme('order_finished')
  const { code, status, events } = page.order
  const isChanged =
    search.get('zmena') === changedMark &&
    status !== 'cancelled' &&
    events.some(({ kind }) => kind === 'payment_changed')
  return (
    <div className="page wrap guest-order">
      <header className="account-head">
        <h1>{texts.titleOf(code)}</h1>
      </header>
      {/* rendered from the start, so that screen readers announce new messages */}
      <div aria-live="polite">{isChanged && <Notice kind="success">{texts.paymentChanged}</Notice>}</div>
      <OrderView
        {...page}
        orderKey={current}
        refused={refused}
        files={
          theme.document && (
            <a className={buttonClass('plain')} href={currentDocumentPath} download={texts.fileName(code)}>
              {texts.document}
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
    <h1>{texts.title}</h1>
    <Empty icon="search" title={texts.missingTitle}>
      <p className="quiet">{texts.missingNote}</p>
      <Link className={buttonClass('action')} to={lookupPath}>
        {texts.find}
      </Link>
    </Empty>
  </div>
)

export const head: PageHead<Data | undefined> = (shown) => ({
  title: shown?.page ? texts.titleOf(shown.page.order.code) : texts.title,
})

/** `/objednavka`: an order without an account. */
export function Component() {
  const { page } = useLoaderData() as Data
  return page ? <GuestOrderPage {...page} /> : <NoOrder />
}
