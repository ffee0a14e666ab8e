/** Encodings a body can be sent in. */
export type Encoding = 'identity' | 'gzip' | 'br'

const brotli = /(?:^|[,\s])br(?!\s*;\s*q=0(?:\.0*)?(?:[,\s]|$))(?=[,;\s]|$)/
const gzip = /(?:^|[,\s])gzip(?!\s*;\s*q=0(?:\.0*)?(?:[,\s]|$))(?=[,;\s]|$)/

/** The best encoding that an `Accept-Encoding` header allows. */
export function encodingFor(accepted = ''): Encoding {
  if (brotli.test(accepted)) return 'br'
  return gzip.test(accepted) ? 'gzip' : 'identity'
}

/** Whether an `If-None-Match` header names the tag. */
export const matchesTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === etag || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag))
