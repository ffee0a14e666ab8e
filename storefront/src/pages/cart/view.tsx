import { useLoaderData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { CartPage } from './cart-page.tsx'
import type { CartData } from './data.ts'

export const head: PageHead<CartData> = () => ({ title: 'Košík' })

/** `/kosik` */
export function Component() {
  return <CartPage {...(useLoaderData() as CartData)} />
}
