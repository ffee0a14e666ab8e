import { formatDate } from '../../market/dates.ts'

/** The day an article appeared. */
export function ArticleDate({ published }: { readonly published: string }) {
  return (
    <time className="quiet small num" dateTime={published}>
      {formatDate(published)}
    </time>
  )
}
