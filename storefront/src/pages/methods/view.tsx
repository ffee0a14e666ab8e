import { useLoaderData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import type { MethodsData } from '../../features/checkout/methods/load-methods.ts'
import { MethodsPage } from './methods-page.tsx'

export const head: PageHead<MethodsData> = () => ({ title: 'Doprava a platba' })

/** `/kosik/doprava-a-platba` */
export function Component() {
  return <MethodsPage data={useLoaderData() as MethodsData} />
}
