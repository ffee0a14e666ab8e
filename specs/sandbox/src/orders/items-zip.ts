import { join } from 'node:path'
import { Zip, ZipPassThrough } from 'fflate'
import { findOriginal } from '../cdn/original.ts'
import { parsePath } from '../cdn/style.ts'
import { inMarket } from '../market.ts'
import type { Shop } from '../wire.ts'

type Order = Pick<Shop['OrderBase'], 'items' | 'created'>

interface ZipFile {
  readonly name: string
  readonly read: () => Promise<Uint8Array>
}

export interface ZipLimits {
  readonly pictures: number
  readonly bytes: number
}

const LIMITS: ZipLimits = { pictures: 200, bytes: 48 * 1024 * 1024 }
const LEFT_OUT = 'vynechano.txt'

/**
 * Streams a zip file with the original pictures of an order, each once, named by product codes. A text file lists pictures
 * beyond the limits. The next picture is read when the client has received the one before.
 */
export async function* itemsZip(order: Order, assets: string, limits: ZipLimits = LIMITS): AsyncGenerator<Uint8Array> {
  const failures: Error[] = []
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) failures.push(error)
    else pieces.push(piece)
  })
  for (const { name, read } of await filesOf(order, assets, limits)) {
    // pictures are already compressed
    const entry = new ZipPassThrough(name)
    entry.mtime = order.created
    zip.add(entry)
    entry.push(await read(), true)
    yield* pieces.splice(0)
  }
  zip.end()
  yield* pieces.splice(0)
  const [failure] = failures
  if (failure) throw failure
}

async function filesOf({ items }: Order, assets: string, limits: ZipLimits): Promise<ZipFile[]> {
  const files = new Map<string, ZipFile>()
  const seen = new Set<string>()
  const leftOut: string[] = []
  let bytes = 0
  for (const { image, catalogCode, marketingCode } of items) {
    const requested = image ? parsePath(image.path) : undefined
    if (requested === undefined || seen.has(requested.name)) continue
    seen.add(requested.name)
    const original = await findOriginal(join(assets, requested.name))
    if (original === undefined) continue
    const code = catalogCode ?? marketingCode
    if (files.size >= limits.pictures || bytes + original.bytes > limits.bytes) {
      leftOut.push(code)
      continue
    }
    bytes += original.bytes
    const name = freeName(files, code, original.format)
    files.set(name, { name, read: original.read })
  }
  const text = inMarket({
    cs: `Do souboru se nevešly obrázky tohoto zboží:\n${leftOut.join('\n')}\n`,
    sk: `Do súboru sa nezmestili obrázky tohto tovaru:\n${leftOut.join('\n')}\n`,
  })
  const note = { name: LEFT_OUT, read: () => Promise.resolve(new TextEncoder().encode(text)) }
  return leftOut.length === 0 ? [...files.values()] : [...files.values(), note]
}

/** A file name valid on every system; further pictures with the same code get a number. */
function freeName(files: ReadonlyMap<string, ZipFile>, code: string, format: string): string {
  const base = code.replaceAll(/[^\p{L}\d._-]+/gu, '-').replace(/^\.+/, '') || 'zbozi'
  const names = Array.from({ length: files.size + 1 }, (_, at) =>
    at === 0 ? `${base}.${format}` : `${base}-${at + 1}.${format}`,
  )
  return names.find((name) => !files.has(name)) ?? `${base}-x.${format}`
}
