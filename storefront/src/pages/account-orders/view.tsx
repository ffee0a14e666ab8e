import * as texts from '#texts/pages/account-orders'
import { ordersPerPage } from '@vanek/sdk/account'
import type { PageHead } from '../../lib/page/env.ts'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { NoOrders, OrderCards } from '../../entities/order/order-cards.tsx'
import { ordersAt } from '../../lib/paths/account.ts'
import { Paging } from '../../ui/paging.tsx'
import type { OrdersData } from './data.ts'

export const head: PageHead<unknown> = () => ({ title: texts.title })

/** `/uzivatel/objednavky` */
export function Component() {
  return (
    <AccountPage<OrdersData>
      title={texts.title}
      current="orders"
      note={({ total }) => (total > 0 ? texts.orders(total) : null)}
    >
      {({ orders, total, page, today }) =>
        orders.length === 0 ? (
          <NoOrders />
        ) : (
          <>
            <OrderCards orders={orders} today={today} />
            <Paging
              page={page}
              pages={Math.ceil(total / ordersPerPage)}
              to={ordersAt}
              label={texts.pagesLabel}
              summary={texts.shown((page - 1) * ordersPerPage + 1, (page - 1) * ordersPerPage + orders.length, total)}
            />
          </>
        )
      }
    </AccountPage>
  )
}
