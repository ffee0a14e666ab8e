import { organizationLd, websiteLd } from '@vanek/sdk/seo'
import { useLoaderData } from 'react-router-dom'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { metaHead } from '../../lib/page/meta-head.ts'
import { HomePage } from './home-page.tsx'
import type { HomeData } from './load-home.ts'
import { searchPath } from '../../market/paths.ts'

/** Title and description for search engines, and whose the site is. */
export function head({ homepage }: HomeData, env: PageEnv): Head {
  const { origin, shopName: name = '' } = env
  const title = 'Ventilátory a větrání'
  const own = metaHead({ meta: homepage?.page_meta, title, description: homepage?.perex ?? null, path: '/' }, env)
  if (!import.meta.env.SSR || !name) return own
  const logo = `${origin}/icon-512.png`
  return {
    ...own,
    jsonLd: [
      websiteLd({ origin, name, locale: env.shop.config.locale, searchPath }),
      organizationLd({ origin, name, logo }),
    ],
  }
}

/** `/` */
export function Component() {
  return <HomePage data={useLoaderData() as HomeData} />
}
