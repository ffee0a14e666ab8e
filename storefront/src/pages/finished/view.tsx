import { useLoaderData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { FinishedPage } from './finished-page.tsx'
import type { FinishedData } from './data.ts'

export const head: PageHead<FinishedData | undefined> = (data) => ({
  title: data ? `Objednávka ${data.order.code}` : 'Objednávka',
})

/** `/kosik/dokonceni` */
export function Component() {
  return <FinishedPage {...(useLoaderData() as FinishedData)} />
}
