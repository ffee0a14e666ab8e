import { unwrap } from '@vanek/sdk'
import { getBrands, type Brand } from '@vanek/sdk/catalog'
import { useLoaderData } from 'react-router-dom'
import type { Head, PageEnv, PageLoader } from '../../app/env.ts'
import { BrandList } from '../../features/brands/brand-list.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'

interface Data {
  readonly brands: readonly Brand[]
}

/** All brands by their names (B2.33). */
export const loader: PageLoader<Data> = async (_args, { shop }) => ({ brands: unwrap(await getBrands(shop)) })

/** Title, description and address for search engines. */
export const head = (_data: Data, { origin }: PageEnv): Head => ({
  title: 'Značky',
  description: 'Výrobci ventilátorů a větrání, které prodáváme a známe.',
  canonical: `${origin}/znacky`,
})

/** `/znacky` */
export function Component() {
  const { brands } = useLoaderData() as Data
  return (
    <>
      <Breadcrumb crumbs={[{ title: 'Značky' }]} />
      <div className="page wrap stack gap-3">
        <header className="stack gap-1">
          <h1>Značky</h1>
          <p className="lead">Výrobci, které prodáváme a známe. Každá značka má stránku se vším, co od ní máme.</p>
        </header>
        <BrandList brands={brands} />
      </div>
    </>
  )
}
