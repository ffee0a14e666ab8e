import { unwrap } from '@vanek/sdk'
import { getUserOrders, ordersPerPage, type GetUserOrdersData } from '@vanek/sdk/account'
import type { CalendarDate } from '@vanek/sdk/checkout'
import { plural } from '@vanek/sdk/format'
import { redirect } from 'react-router-dom'
import { dateAt } from '../../market/clock.ts'
import type { PageHead } from '../../app/env.ts'
import { AccountPage } from '../../features/account/account-page.tsx'
import { accountLoader } from '../../features/account/load-account.ts'
import { NoOrders, OrderCards } from '../../features/account/order-cards.tsx'
import { accountPaths } from '../../features/account/paths.ts'
import { Paging } from '../../ui/paging.tsx'

export interface OrdersData extends GetUserOrdersData {
  readonly page: number
  /** Today, as a date in the shop's time zone. */
  readonly today: CalendarDate
}

const ORDERS = { one: '{n} objednávka', few: '{n} objednávky', many: '{n} objednávek' }

const placeOf = (page: number) => (page > 1 ? `${accountPaths.orders}?page=${page}` : accountPaths.orders)

/** Reads one page of the orders, ten on each (C2.16, C9.08); a page beyond the last leads to the last one. */
export const loader = accountLoader<OrdersData>(async ({ request }, { shop }) => {
  const asked = new URL(request.url).searchParams.get('page') ?? '1'
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
  const { orders, total } = unwrap(await getUserOrders(shop, { page }))
  if (orders.length === 0 && total > 0) throw redirect(placeOf(Math.ceil(total / ordersPerPage)), 303)
  return { orders, total, page, today: dateAt(shop.config.clock.now()) }
})

export const head: PageHead<unknown> = () => ({ title: 'Moje objednávky', robots: 'noindex' })

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
              to={placeOf}
              label="Stránky objednávek"
              summary={`${(page - 1) * ordersPerPage + 1}–${(page - 1) * ordersPerPage + orders.length} z ${total} objednávek`}
            />
          </>
        )
      }
    </AccountPage>
  )
}
