import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../http/encoding.ts'

const compressAt = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const gzipped = promisify(gzip)

/** A public page as it is stored: compressed in the encoding that most browsers accept. */
export interface StoredPage {
  /** Hash of the uncompressed bytes. */
  readonly hash: string
  /** Headers that do not depend on the encoding. */
  readonly headers: Readonly<Record<string, string>>
  readonly br: Buffer
  /** Whether `br` is compressed at best quality. */
  readonly isSmall: boolean
  /** Hashes of the data files that it names. */
  readonly files?: readonly string[]
}

/** Quick; the next levels take half as long again and save 1 to 2 %. */
const quick = 5
/** Takes a hundred times as long as the quick one and saves a tenth. */
const small = 11

/** A buffer of exactly these bytes, because buffers of zlib may reference a larger one. */
const exact = (bytes: Buffer): Buffer =>
  bytes.buffer.byteLength === bytes.length ? bytes : Buffer.from(new Uint8Array(bytes).buffer)

const compressed = async (plain: Buffer, quality: number): Promise<Buffer> =>
  exact(
    await compressAt(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  )

const sameHeaders = (one: StoredPage['headers'], other: StoredPage['headers']) =>
  JSON.stringify(one) === JSON.stringify(other)

/** Prepares a page for the cache. One that has not changed is the previous one, and is not compressed again. */
export async function storedPage(
  html: string,
  headers: Readonly<Record<string, string>>,
  previous?: StoredPage,
): Promise<StoredPage> {
  const plain = Buffer.from(html)
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 20)
  if (previous?.hash !== hash) return { hash, headers, br: await compressed(plain, quick), isSmall: false }
  return sameHeaders(previous.headers, headers) ? previous : { ...previous, headers }
}

/** The same page with the smallest brotli; other bytes, hence another tag. */
export async function smallPage(page: StoredPage): Promise<StoredPage> {
  return { ...page, br: await compressed(await decompress(page.br), small), isSmall: true }
}

/** The tag of a page in one encoding; no two encodings have the same. */
export function tagOf({ hash, isSmall }: StoredPage, encoding: Encoding): string {
  if (encoding === 'br') return isSmall ? `"${hash}-B"` : `"${hash}-b"`
  return encoding === 'gzip' ? `"${hash}-g"` : `"${hash}"`
}

/** The bytes of a page for browsers without brotli. */
export async function recoded({ br }: StoredPage, encoding: 'gzip' | 'identity'): Promise<Buffer> {
  const plain = await decompress(br)
  return exact(encoding === 'gzip' ? await gzipped(plain) : plain)
}

/** Roughly the bytes a page takes: most of its headers are shared by all pages. */
export const sizeOf = ({ br }: StoredPage): number => br.length + 1_000
