import { useLoaderData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { BulkOrderPage } from './bulk-order-page.tsx'
import type { BulkData } from './data.ts'

export const head: PageHead<BulkData> = () => ({ title: 'Hromadná objednávka' })

/** `/kosik/import-objednavky` (C2.05) */
export function Component() {
  return <BulkOrderPage {...(useLoaderData() as BulkData)} />
}
