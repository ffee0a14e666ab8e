/** A path as it is kept: readable, without query and without a slash at its end. What no database can keep stays encoded. */
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
