import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

const LONG = 8_000

/**
 * JSON of a value for storage. Long texts are compressed: the response to a write of a full cart has hundreds of similar
 * lines, and each write stores one.
 */
export async function packed(value: object): Promise<string> {
  const text = JSON.stringify(value)
  if (text.length < LONG) return text
  return JSON.stringify({ gzip: (await promisify(gzip)(text, { level: 1 })).toString('base64') })
}

/** The stored value. */
export async function unpacked(stored: object): Promise<object> {
  if (!('gzip' in stored) || typeof stored.gzip !== 'string') return stored
  return JSON.parse((await promisify(gunzip)(Buffer.from(stored.gzip, 'base64'))).toString()) as object
}
