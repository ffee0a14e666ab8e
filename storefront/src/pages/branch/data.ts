import { getBranch, type Branch } from '@vanek/sdk/content'
import type { PageLoader } from '../../lib/page/env.ts'
import { found } from '../../entities/content/found.ts'

/** One branch by its slug (B2.21, B2.22); 404 if it does not exist. */
export const loader: PageLoader<Branch> = async ({ params }, { shop }) =>
  found(await getBranch(shop, { slug: params.slug ?? '' }))
