import { type CalendarDate, findOrder, finishedView, type Order, wallClock } from '@vanek/sdk/checkout'
import { newId, unwrap } from '@vanek/sdk'
import { redirect, useLoaderData } from 'react-router-dom'
import type { ConversionScripts, PageHead, PageLoader } from '../../app/env.ts'
import { stepPaths } from '../../features/checkout/paths.ts'
import { endVerifying } from '../../features/checkout/verifying-cookie.ts'
import { FinishedPage } from './finished-page.tsx'

export interface FinishedData {
  readonly order: Order
  /** Today, as a date in the shop's time zone. */
  readonly today: CalendarDate
  /** Key of an attempt to pay it online, should that be needed. */
  readonly payKey: string
  /** Scripts that services need to count the order. */
  readonly scripts: ConversionScripts
}

const noScripts: ConversionScripts = { priceComparison: null, shopping: null }

/** Reads the order just placed (C2.04, C7.27); with none stored it leads to the cart (C2.32). */
export const loader: PageLoader<FinishedData> = async (
  _args,
  { shop, cookies, conversionScripts: scripts = noScripts },
) => {
  // the token itself is known to the server only
  const view = finishedView(unwrap(await findOrder(shop, 'current')))
  if ('redirectTo' in view) throw redirect(stepPaths[view.redirectTo], 303)
  endVerifying(cookies)
  const { date: today } = wallClock(new Date(shop.config.clock.now()))
  return { order: view.show, today, payKey: newId(), scripts }
}

export const head: PageHead<FinishedData | undefined> = (data) => ({
  title: data ? `Objednávka ${data.order.code}` : 'Objednávka',
  robots: 'noindex',
})

/** `/kosik/dokonceni` */
export function Component() {
  return <FinishedPage {...(useLoaderData() as FinishedData)} />
}
