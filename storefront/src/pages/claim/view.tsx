import { useLoaderData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { ClaimLead } from './claim-lead.tsx'
import { ClaimPage } from './claim-page.tsx'
import type { ClaimData } from './data.ts'

export const head: PageHead<ClaimData | undefined> = (made, { origin }) => ({
  title: 'Reklamace zboží',
  description: 'Přišlo vám vadné zboží, nebo se porouchalo? Reklamaci podáte tady, i s fotkami.',
  ...(made?.order === null && !made.missing ? { canonical: `${origin}/podat-reklamaci` } : { robots: 'noindex' }),
})

/** `/podat-reklamaci` (A6.11) */
export function Component() {
  const made = useLoaderData() as ClaimData
  return made.order === null ? <ClaimLead {...made} /> : <ClaimPage {...made} />
}
