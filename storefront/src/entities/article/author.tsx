import { useShop } from '@vanek/react-hooks'
import type { ArticleAuthor } from '@vanek/sdk/content'
import { imageSources } from '@vanek/sdk/images'
import { Image } from '../../ui/image.tsx'
import { initialsOf } from '../../lib/texts/initials.ts'
import { articleAuthorPath } from '../../lib/paths/article.ts'
import { Link } from '../../ui/link.tsx'

/** The name of an author, which leads to their page when they have one (B2.34). */
export function AuthorName({ author }: { readonly author: ArticleAuthor }) {
  const { title, author_has_page: hasPage, page_meta: meta } = author
  return hasPage ? <Link to={articleAuthorPath(meta.slug)}>{title}</Link> : title
}

/** Who wrote an article, with a portrait or initials. */
export function Author({ author }: { readonly author: ArticleAuthor }) {
  const { cdn } = useShop().config.endpoints
  const { title, perex, image } = author
  return (
    <section className="article-author" aria-label="Autor">
      {image ? (
        <Image sources={imageSources(cdn, image, 'style-w64-h64-crop')} alt="" />
      ) : (
        <span className="article-initials" aria-hidden="true">
          {initialsOf(title)}
        </span>
      )}
      <p>
        <b>
          <AuthorName author={author} />
        </b>
        {perex && <span className="quiet small">{perex}</span>}
      </p>
    </section>
  )
}
