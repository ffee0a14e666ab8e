import { pageFolder, shoppingGuidePath } from '#market/paths'
import type { PageLoader } from '../../lib/page/env.ts'
import { loadPage, type PageData } from '../../entities/content/load-page.ts'

const slug = shoppingGuidePath.slice(pageFolder.length + 1)

/** The editors' content of the shopping guide (B2.35). */
export const loader: PageLoader<PageData> = (_args, env) => loadPage(slug, env)
