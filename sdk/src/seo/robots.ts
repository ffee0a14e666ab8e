/** Content of `<meta name="robots">` for a page; undefined when search engines may index and follow it. */
export function robotsOf(meta: {
  readonly meta_noindex?: boolean
  readonly meta_nofollow?: boolean
}): string | undefined {
  const told = [meta.meta_noindex && 'noindex', meta.meta_nofollow && 'nofollow'].filter(Boolean)
  return told.length > 0 ? told.join(', ') : undefined
}
