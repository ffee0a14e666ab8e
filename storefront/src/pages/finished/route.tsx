import { finishedView, getOrderByToken, type Order } from '@vanek/sdk/checkout'
import { unwrap } from '@vanek/sdk'
import { redirect, useLoaderData } from 'react-router-dom'
import type { PageHead, PageLoader } from '../../app/env.ts'
import { stepPaths } from '../../features/checkout/paths.ts'
import { endVerifying } from '../../features/checkout/verifying-cookie.ts'
import { FinishedPage } from './finished-page.tsx'

export interface FinishedData {
  readonly order: Order
}

/** Reads the order just placed (C2.04); with none stored it leads to the cart (C2.32). */
export const loader: PageLoader<FinishedData> = async (_args, { shop, cookies }) => {
  // the token itself is known to the server only
  const result = await getOrderByToken(shop, 'current')
  const stored = !result.ok && result.error.code === 'not_found' ? null : unwrap(result)
  const view = finishedView(stored)
  if ('redirectTo' in view) throw redirect(stepPaths[view.redirectTo], 303)
  endVerifying(cookies)
  return { order: view.show }
}

export const head: PageHead<FinishedData | undefined> = (data) => ({
  title: `${data ? `Objednávka ${data.order.code}` : 'Objednávka'} | Vánek`,
  robots: 'noindex',
})

/** `/kosik/dokonceni` */
export function Component() {
  return <FinishedPage {...(useLoaderData() as FinishedData)} />
}
