import { ordersPerPage } from '@vanek/sdk/account'
import { plural } from '@vanek/sdk/format'
import type { PageHead } from '../../lib/page/env.ts'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { NoOrders, OrderCards } from '../../entities/order/order-cards.tsx'
import { ordersAt } from '../../lib/paths/account.ts'
import { Paging } from '../../ui/paging.tsx'
import type { OrdersData } from './data.ts'

const ORDERS = { one: '{n} objednávka', few: '{n} objednávky', many: '{n} objednávek' }

export const head: PageHead<unknown> = () => ({ title: 'Moje objednávky' })

/** `/uzivatel/objednavky` */
export function Component() {
  return (
    <AccountPage<OrdersData>
      title="Moje objednávky"
      current="orders"
      note={({ total }) => (total > 0 ? plural('cs', total, ORDERS) : null)}
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
              label="Stránky objednávek"
              summary={`${(page - 1) * ordersPerPage + 1}–${(page - 1) * ordersPerPage + orders.length} z ${total} objednávek`}
            />
          </>
        )
      }
    </AccountPage>
  )
}
