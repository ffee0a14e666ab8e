import { totalmem } from 'node:os'

const mebibyte = 1 << 20

/**
 * Bytes that all cached pages may take: a thirty-second part of the memory that this process may use, which on 8 GB is
 * room for more than 10,000 pages.
 */
export function pageBytes(available = availableMemory()): number {
  return Math.min(512 * mebibyte, Math.max(32 * mebibyte, Math.floor(available / 32)))
}

/** Of a container its limit, else all there is. */
function availableMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}
