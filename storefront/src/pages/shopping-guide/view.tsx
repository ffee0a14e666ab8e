import { useLoaderData } from 'react-router-dom'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { useTheme } from '../../entities/shop/use-theme.ts'
import { Blocks } from '../../widgets/content/blocks.tsx'
import { ContactBox } from '../../entities/content/contact-box.tsx'
import type { PageData } from '../../entities/content/load-page.ts'
import { pageHead } from '../../entities/content/page-head.ts'
import { RichText } from '../../entities/content/rich-text.tsx'
import { GuideSteps } from './guide-steps.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'

export const head = (page: PageData, env: PageEnv): Head => pageHead(page, env)

/** `/stranka/jak-nakupovat`: four steps, and all that is to be told about them. */
export function Component() {
  const {
    title,
    content,
    content_blocks: blocks,
    products = [],
    points = [],
    contact_box: box,
  } = useLoaderData() as PageData
  const { contents } = useTheme('shopping_guide')
  return (
    <>
      <Breadcrumb crumbs={[{ title: 'Vše o nákupu', to: '/vse-o-nakupu' }, { title }]} />
      <article className="page wrap content-page guide">
        <h1>{title}</h1>
        {contents && <GuideSteps />}
        <div className="rich">
          <RichText node={content} />
        </div>
        <Blocks blocks={blocks} products={products} points={points} />
        {box && <ContactBox box={box} />}
      </article>
    </>
  )
}
