/**
 * Normalizes a path: decoded, without query and trailing slash. Characters that the database cannot store stay
 * encoded.
 */
export function plainPath(path: string): string {
  const [way = ''] = path.split(/[?#]/)
  const trimmed = `/${way.replaceAll(/^\/+|\/+$/g, '')}`
  try {
    const readable = decodeURI(trimmed)
    return readable.includes('\0') ? trimmed : readable
  } catch {
    return trimmed
  }
}
