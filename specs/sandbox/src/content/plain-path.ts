/** A path as it is kept: readable, without query and without a slash at its end. */
export function plainPath(path: string): string {
  const [way = ''] = path.split(/[?#]/)
  const trimmed = `/${way.replaceAll(/^\/+|\/+$/g, '')}`
  try {
    return decodeURI(trimmed)
  } catch {
    return trimmed
  }
}
