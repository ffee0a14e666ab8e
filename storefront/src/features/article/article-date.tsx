import { formatDate } from '@vanek/sdk/format'

/** The day an article appeared. */
export function ArticleDate({ published }: { readonly published: string }) {
  return (
    <time className="quiet small num" dateTime={published}>
      {formatDate(published)}
    </time>
  )
}
