import { useLoaderData } from 'react-router-dom'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { BrandList } from './brand-list.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import type { Data } from './data.ts'

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
