const linked = new Set<string>()

/** Remembers that a path under a category, which pages link to, is that of a product. */
export function rememberProductPath(path: string): void {
  if (!import.meta.env.SSR) linked.add(path.split('?', 1)[0] ?? path)
}

/** Whether a path is known to be that of a product, so that nothing else has to be looked for there (B2.25). */
export const isProductPath = (pathname: string): boolean => linked.has(pathname)
