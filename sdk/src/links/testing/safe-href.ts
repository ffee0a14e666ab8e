const page = 'https://page.invalid/some/where'

/**
 * Whether a browser that stands on a page of the shop stays in it, or goes out to where no code can be meant. It asks
 * the address parser, which is the one that browsers have.
 */
export function isSafeHref(href: string, external: boolean): boolean {
  const { protocol, host } = new URL(href, page)
  if (!external)
    return protocol === 'https:' && host === 'page.invalid' && /^[/#?]/.test(href) && !href.startsWith('//')
  return !['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'filesystem:', 'about:', 'view-source:'].includes(
    protocol,
  )
}
