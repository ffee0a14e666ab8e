import { useLoaderData } from 'react-router-dom'
import type { Head, PageEnv } from '../../app/env.ts'
import { useTheme } from '../../app/use-theme.ts'
import { Blocks } from '../../features/content/blocks/blocks.tsx'
import { ContactBox } from '../../features/content/contact-box.tsx'
import type { PageData } from '../../features/content/load-page.ts'
import { pageHead } from '../../features/content/page-head.ts'
import { RichText } from '../../features/content/rich-text.tsx'
import { GuideSteps } from '../../features/purchase/guide-steps.tsx'
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
