/** Whether an article may be listed: not before its date, and not when the date is invalid. */
export const isPublished = ({ date_published: date }: { readonly date_published: string }, now: Date): boolean =>
  Date.parse(date) <= now.getTime()
