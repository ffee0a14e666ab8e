/** What search engines are told of a page to do with it; undefined when they may do everything. */
export function robotsOf(meta: {
  readonly meta_noindex?: boolean
  readonly meta_nofollow?: boolean
}): string | undefined {
  const told = [meta.meta_noindex && 'noindex', meta.meta_nofollow && 'nofollow'].filter(Boolean)
  return told.length > 0 ? told.join(', ') : undefined
}
