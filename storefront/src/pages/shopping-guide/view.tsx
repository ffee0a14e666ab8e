import * as texts from '#texts/pages/shopping-guide'
import {
  branchesPath,
  cartPath,
  claimRulesPath,
  comparePath,
  glossaryPath,
  paymentMethodsPath,
  purchasePath,
  returnsPath,
  searchPath,
  shippingPath,
} from '#market/paths'
import { useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import type { PageData } from '../../entities/content/load-page.ts'
import { pageHead } from '../../entities/content/page-head.ts'
import { RichText } from '../../entities/content/rich-text.tsx'
import { useTheme } from '../../entities/shop/use-shell.ts'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { isOffPage, useOffPages } from '../../ui/off-pages.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { ContactBox } from '../../widgets/content/block-boxes.tsx'
import { Blocks } from '../../widgets/content/blocks.tsx'

const STEPS: readonly {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly links: readonly (readonly [to: string, title: string])[]
}[] = [
  {
    icon: 'search',
    title: texts.chooseTitle,
    text: texts.choose,
    links: [
      [searchPath, texts.search],
      [comparePath, texts.compare],
      [glossaryPath, texts.glossary],
    ],
  },
  {
    icon: 'cart',
    title: texts.cartTitle,
    text: texts.cart,
    links: [[cartPath, texts.myCart]],
  },
  {
    icon: 'truck',
    title: texts.methodsTitle,
    text: texts.methods,
    links: [
      [shippingPath, texts.shipping],
      [paymentMethodsPath, texts.payment],
      [branchesPath, texts.branches],
    ],
  },
  {
    icon: 'returns',
    title: texts.afterTitle,
    text: texts.after,
    links: [
      [returnsPath, texts.returns],
      [claimRulesPath, texts.claims],
    ],
  },
]

/** The purchase in four steps, each with links to its pages (B2.35, B9.36). */
function GuideSteps() {
  const off = useOffPages()
  return (
    <ol className="guide-steps">
      {STEPS.map(({ icon, title, text, links }) => (
        <li key={title}>
          <Icon name={icon} />
          <h2>{title}</h2>
          <p className="quiet">{text}</p>
          <ul className="row">
            {links
              .filter(([to]) => !isOffPage(off, to))
              .map(([to, name]) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

export const head = (page: PageData, env: PageEnv): Head => pageHead(page, env)

/** `/stranka/jak-nakupovat`: four steps, and further information. */
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
      <Breadcrumb crumbs={[{ title: texts.purchase, to: purchasePath }, { title }]} />
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
