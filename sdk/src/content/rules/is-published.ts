/** Whether an article may stand in lists: not before its date (B3.02). One whose date cannot be read does not. */
export const isPublished = ({ date_published: date }: { readonly date_published: string }, now: Date): boolean =>
  Date.parse(date) <= now.getTime()
