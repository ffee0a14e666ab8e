/**
 * Whether an article is published.
 *
 * @param article - An invalid date counts as not published.
 * @param now - Current time.
 */
export const isPublished = ({ date_published: date }: { readonly date_published: string }, now: Date): boolean =>
  Date.parse(date) <= now.getTime()
