import * as texts from '#texts/pages/account-order'
import { accountPaths, lookupPath } from '#market/paths'
import { useReorder } from '@vanek/react-hooks'
import { orderDocumentPath, orderExportPath, orderImagesPath, type OrderDetails } from '@vanek/sdk/account'
import { messages } from '#market/messages'
import { useActionData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { AccountPage } from '../../entities/account/account-page.tsx'
import type { AccountData, Refused } from '../../entities/account/load-account.ts'
import { AccountNotice } from '../../entities/account/account-notice.tsx'
import { useHas, useTheme } from '../../entities/shop/use-shell.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type OrderPage, OrderView } from '../../widgets/order/order-view.tsx'
import type { OwnOrderData } from './data.ts'

/** Adds the goods of an order to the cart again; unavailable ones stay listed on the page. */
function useReorderButton(order: OrderDetails, changeKey: string) {
  const { status, data: report, formProps, buttonProps } = useReorder(order, { messages: messages })
  const missing = report ? [...report.missing, ...report.capped] : []
  return {
    button: (
      <form {...formProps}>
        <input type="hidden" name="changeKey" value={`${changeKey}-again`} />
        <Button {...buttonProps} tone={order.status === 'delivered' ? 'action' : 'outline'} busy={status === 'pending'}>
          <Icon name="cart" />
          {texts.orderAgain}
        </Button>
      </form>
    ),
    report: report && missing.length > 0 && (
      <AccountNotice
        flash={{
          kind: report.added > 0 ? 'added' : 'nothing_added',
          added: report.added,
          total: report.total,
          missing,
        }}
      />
    ),
  }
}

const Files = ({ id, code }: Pick<OrderDetails, 'id' | 'code'>) => (
  <>
    <a className={buttonClass('plain')} href={orderDocumentPath(id)} download={texts.fileName(code, 'pdf')}>
      {texts.document}
    </a>
    <a className={buttonClass('plain')} href={orderExportPath(id)} download={texts.fileName(code, 'csv')}>
      {texts.table}
    </a>
    <a className={buttonClass('plain')} href={orderImagesPath(id)} download={texts.fileName(code, 'zip')}>
      {texts.pictures}
    </a>
  </>
)

/** An order of the customer: the shared order page, and the parts that only an account has. */
function OwnOrder(page: OrderPage) {
  const { id, code } = page.order
  const refused = useActionData() as Refused | undefined
  const reorder = useReorderButton(page.order, page.actions.changeKey)
  const theme = useTheme('user_order_detail')
  const canReorder = useHas('batch')
  return (
    <OrderView
      {...page}
      orderKey={{ id }}
      refused={refused}
      ways={theme.reorder && canReorder && reorder.button}
      report={reorder.report}
      files={theme.files && <Files id={id} code={code} />}
    />
  )
}

const titleOf = (page: OwnOrderData | null | undefined) => (page ? texts.titleOf(page.order.code) : texts.title)

export const head: PageHead<AccountData<OwnOrderData> | undefined> = (data) => ({
  title: titleOf(data?.page),
})

const above = { title: texts.orders, to: accountPaths.orders }

/** `/uzivatel/objednavky/:id` */
export function Component() {
  return (
    <AccountPage<OwnOrderData>
      title={titleOf}
      current="orders"
      above={above}
      missing={
        <>
          <p className="quiet">
            {texts.missingBefore}
            <Link to={lookupPath}>{texts.missingLink}</Link>.
          </p>
          <Link className={buttonClass('action')} to={accountPaths.orders}>
            {texts.showOrders}
          </Link>
        </>
      }
    >
      {(page) => <OwnOrder {...page} />}
    </AccountPage>
  )
}
