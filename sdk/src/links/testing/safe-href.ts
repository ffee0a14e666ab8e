const page = 'https://page.invalid/some/where'

/**
 * Whether a link on a page of the shop stays within it, or leads to a URL that cannot execute code. Uses the URL
 * parser, which is the same as in browsers.
 */
export function isSafeHref(href: string, external: boolean): boolean {
  const { protocol, host } = new URL(href, page)
  if (!external)
    return protocol === 'https:' && host === 'page.invalid' && /^[/#?]/.test(href) && !href.startsWith('//')
  return !['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'filesystem:', 'about:', 'view-source:'].includes(
    protocol,
  )
}
