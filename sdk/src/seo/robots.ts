/**
 * Content of `<meta name="robots">` for a page.
 *
 * @param meta - SEO settings of the page, from the content service.
 * @returns undefined if search engines may index and follow the page.
 */
export function toRobots(meta: {
  readonly meta_noindex?: boolean
  readonly meta_nofollow?: boolean
}): string | undefined {
  const reported = [meta.meta_noindex && 'noindex', meta.meta_nofollow && 'nofollow'].filter(Boolean)
  return reported.length > 0 ? reported.join(', ') : undefined
}
