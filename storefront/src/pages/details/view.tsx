import { useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { DetailsPage } from './details-page.tsx'
import type { DetailsData } from './data.ts'

export const head: PageHead<DetailsData> = () => ({ title: 'Dodací údaje' })

/**
 * A refusal may come from what changed meanwhile, so whatever is answered to the form, the page then shows what holds
 * now. Asking for it later, from the page, would drop the answer itself.
 */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || formMethod !== undefined

/** `/kosik/dodaci-udaje` */
export function Component() {
  return <DetailsPage {...(useLoaderData() as DetailsData)} />
}
