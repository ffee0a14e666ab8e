import type { FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { refusal } from '../http/errors.ts'
import { createQueue } from '../http/queue.ts'
import { inMarket } from '../market.ts'

/** A stored photo. */
export interface MadePhoto {
  readonly width: number
  readonly height: number
  readonly photo: Buffer
}

const MAX_PIXELS = 50_000_000
const LONGEST_SIDE = 2_000
const SMALL_SIDE = 320
const SECONDS = 20

const inTurn = createQueue({
  ...{ atOnce: 1, waiting: 12, status: 503 },
  title: inMarket({
    cs: 'Fotek teď přichází příliš mnoho. Zkuste to prosím za chvilku.',
    sk: 'Fotiek teraz prichádza priveľa. Skúste to, prosím, o chvíľku.',
  }),
})

/** Magic bytes of the supported formats; other files never reach a decoder. */
const BEGINNINGS: readonly (readonly (number | null)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // RIFF, a length, WEBP
  [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
]

const isPhoto = (bytes: Buffer): boolean =>
  BEGINNINGS.some((beginning) => beginning.every((byte, at) => byte === null || bytes[at] === byte))

/**
 * Normalizes a photo, whatever its file name: rotated by its EXIF orientation, reduced, re-encoded without metadata.
 *
 * @throws the refusals `photo_unreadable`, `photo_too_large`, and `rate_limited` with status 503 when too many wait
 */
export function makePhoto(bytes: Buffer): Promise<MadePhoto> {
  if (!isPhoto(bytes)) throw refusal('photo_unreadable')
  return inTurn(async () => {
    const picture = sharp(bytes, { limitInputPixels: false, pages: 1 })
    const { width, height } = await picture.metadata().catch(unreadable)
    // a small file can declare dimensions that exhaust the memory
    if (width * height > MAX_PIXELS) throw refusal('photo_too_large')
    const large = await sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 80 })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true })
      .catch(unreadable)
    return { width: large.info.width, height: large.info.height, photo: large.data }
  })
}

/** A thumbnail of a normalized photo, for lists. */
export const smallPhoto = (photo: Buffer): Promise<Buffer> =>
  sharp(photo)
    .resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer()

/** The file in the body of a request. @throws the refusal `validation` when there is none */
export function fileIn({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body) || body.length === 0)
    throw refusal('validation', {
      title: inMarket({
        cs: 'Pošlete prosím fotku: JPEG, PNG nebo WebP.',
        sk: 'Pošlite, prosím, fotku: JPEG, PNG alebo WebP.',
      }),
    })
  return body
}

function unreadable(): never {
  throw refusal('photo_unreadable')
}
