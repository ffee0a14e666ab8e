import { newId } from '@vanek/sdk'
import { useLoaderData } from 'react-router-dom'
import type { PageHead, PageLoader } from '../../app/env.ts'
import { BulkOrderPage } from './bulk-order-page.tsx'

export { action } from './action.ts'

export interface BulkData {
  /** Makes posting the form twice harmless. */
  readonly idempotencyKey: string
}

export const loader: PageLoader<BulkData> = async () => ({ idempotencyKey: newId() })

export const head: PageHead<BulkData> = () => ({ title: 'Hromadná objednávka | Vánek', robots: 'noindex' })

/** `/kosik/import-objednavky` (C2.05) */
export function Component() {
  return <BulkOrderPage {...(useLoaderData() as BulkData)} />
}
