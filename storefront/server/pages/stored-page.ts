import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingFor, matchesTag, type Encoding } from '../http/encoding.ts'

const brotliAt = promisify(brotliCompress)
const gzipAt = promisify(gzip)

/** A page in one encoding, with its headers in the form that `writeHead` takes fastest. */
interface Variant {
  readonly etag: string
  readonly body: Buffer
  readonly full: readonly string[]
  readonly unchanged: readonly string[]
}

/** A public page as it is kept: its bytes in three encodings. */
export interface KeptPage {
  /** Of the plain bytes; equal pages are made of equal bytes. */
  readonly hash: string
  readonly madeAt: number
  /** When its content expires; it is not shown afterwards. */
  readonly until?: number | undefined
  /** Bytes of memory, roughly. */
  readonly size: number
  /** Headers that do not depend on the encoding. */
  readonly headers: Readonly<Record<string, string>>
  readonly variants: Readonly<Record<Encoding, Variant>>
}

/** What to answer with a kept page. */
export interface KeptAnswer {
  readonly status: 200 | 304
  /** Names and values, one after the other. */
  readonly headers: readonly string[]
  readonly body: Buffer | undefined
}

const flat = (headers: Readonly<Record<string, string>>) => Object.entries(headers).flat()

function variant(encoding: Encoding, body: Buffer, tag: string, common: Readonly<Record<string, string>>): Variant {
  const etag = `"${tag}"`
  const { 'content-type': type = '', ...rest } = common
  const unchanged = flat({ ...rest, etag, vary: 'accept-encoding' })
  return {
    etag,
    body,
    unchanged,
    full: [
      ...unchanged,
      ...flat({
        'content-type': type,
        'content-length': String(body.length),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      }),
    ],
  }
}

const brotliOptions = (quality: number, size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

const bytesOf = (variants: KeptPage['variants']) =>
  Object.values(variants).reduce((sum, { body }) => sum + body.length + 2_000, 0)

/** Makes a page ready to be kept: compressed quickly, so that the first visitors need not wait. */
export async function keepPage(
  html: string,
  headers: Readonly<Record<string, string>>,
  { madeAt, until }: Pick<KeptPage, 'madeAt' | 'until'>,
): Promise<KeptPage> {
  const plain = Buffer.from(html)
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 20)
  const [br, zip] = await Promise.all([brotliAt(plain, brotliOptions(5, plain.length)), gzipAt(plain, { level: 6 })])
  const variants = {
    identity: variant('identity', plain, hash, headers),
    gzip: variant('gzip', zip, `${hash}-g`, headers),
    br: variant('br', br, `${hash}-b`, headers),
  }
  return { hash, madeAt, until, headers, variants, size: bytesOf(variants) }
}

/** The same page with the smallest brotli there is; other bytes, hence another tag. */
export async function squeezePage(page: KeptPage): Promise<KeptPage> {
  const plain = page.variants.identity.body
  const body = await brotliAt(plain, brotliOptions(11, plain.length))
  const variants = { ...page.variants, br: variant('br', body, `${page.hash}-B`, page.headers) }
  return { ...page, variants, size: bytesOf(variants) }
}

/** Chooses what a visitor with these headers gets of the page. */
export function answerWith(
  page: KeptPage,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): KeptAnswer {
  const { etag, body, full, unchanged } = page.variants[encodingFor(acceptEncoding)]
  if (matchesTag(ifNoneMatch, etag)) return { status: 304, headers: unchanged, body: undefined }
  return { status: 200, headers: full, body }
}
