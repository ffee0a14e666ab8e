import { useLoaderData } from 'react-router-dom'
import type { PageHead, PageLoader } from '../../app/env.ts'
import { loadMethods, type MethodsData } from '../../features/checkout/load-methods.ts'
import { MethodsPage } from './methods-page.tsx'

export { action } from './action.ts'

/** Reads what is offered (C2.03, C7.18, C7.19); without items it leads to the cart. */
export const loader: PageLoader<MethodsData> = ({ request }, env) => loadMethods(env, new URL(request.url).searchParams)

export const head: PageHead<MethodsData> = () => ({ title: 'Doprava a platba', robots: 'noindex' })

/** `/kosik/doprava-a-platba` */
export function Component() {
  return <MethodsPage data={useLoaderData() as MethodsData} />
}
