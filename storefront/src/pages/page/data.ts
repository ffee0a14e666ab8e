import type { PageLoader } from '../../lib/page/env.ts'
import { partNumberIn, loadPage, type PageData } from '../../entities/content/load-page.ts'

/** A content page by its slug (B2.23); 404 if it does not exist, 403 if it is not for this visitor (B6.08). */
export const loader: PageLoader<PageData> = async ({ params, request }, env) =>
  loadPage(params.slug ?? '', env, partNumberIn(request.url))
