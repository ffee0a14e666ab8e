import type { Page } from '@vanek/sdk/content'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { RichText } from '../../ui/rich-text.tsx'

/** A page that editors wrote. */
export function ContentPage({ page }: { readonly page: Page }) {
  return (
    <>
      <Breadcrumb crumbs={[{ title: page.title }]} />
      <article className="page wrap rich">
        <h1>{page.title}</h1>
        <RichText node={page.content} />
      </article>
    </>
  )
}
