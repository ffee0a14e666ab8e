import { unwrap } from '@vanek/sdk'
import { getBrands, type Brand } from '@vanek/sdk/catalog'
import type { PageLoader } from '../../lib/page/env.ts'

export interface Data {
  readonly brands: readonly Brand[]
}

/** All brands by their names (B2.33). */
export const loader: PageLoader<Data> = async (_args, { shop }) => ({ brands: unwrap(await getBrands(shop)) })
