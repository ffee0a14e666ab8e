import { useLoaderData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { GuestOrderPage, NoOrder } from './guest-order-page.tsx'
import type { Data } from './data.ts'

export const head: PageHead<Data | undefined> = (shown) => ({
  title: shown?.page ? `Objednávka ${shown.page.order.code}` : 'Objednávka',
})

/** `/objednavka`: an order without an account. */
export function Component() {
  const { page } = useLoaderData() as Data
  return page ? <GuestOrderPage {...page} /> : <NoOrder />
}
