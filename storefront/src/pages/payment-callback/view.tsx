import { useLoaderData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { CallbackPage } from './callback-page.tsx'
import type { CallbackData } from './data.ts'

const waits = ({ state }: CallbackData) => state === 'pending' || state === 'unsure'

export const head: PageHead<CallbackData | undefined> = (data) => ({
  title: 'Platba',
  // where scripts run they ask by themselves
  ...(data && waits(data) && { refreshSeconds: 4 }),
})

/** `/checkout/payment/callback` */
export function Component() {
  return <CallbackPage {...(useLoaderData() as CallbackData)} />
}
