import { zipSync, type Zippable } from 'fflate'
import type { Pictures } from '../cdn/pictures.ts'
import { LARGEST, parsePath } from '../cdn/style.ts'
import type { Shop } from '../wire.ts'

const WHOLE = { width: LARGEST, height: LARGEST, crop: false, upscale: false }

/** A zip file with the pictures of an order, each once, named by product codes. */
export async function itemsZip(
  { items, created }: Pick<Shop['OrderBase'], 'items' | 'created'>,
  pictures: Pictures,
): Promise<Uint8Array> {
  const files: Zippable = {}
  const taken = new Set<string>()
  for (const { image, catalogCode, marketingCode } of items) {
    const wanted = image ? parsePath(image.path) : undefined
    if (wanted === undefined || taken.has(wanted.name)) continue
    taken.add(wanted.name)
    const data = await pictures.render(wanted, WHOLE)
    // pictures are already compressed
    if (data) files[freeName(files, catalogCode ?? marketingCode, wanted.format)] = [data, { level: 0 }]
  }
  return zipSync(files, { mtime: created })
}

/** A file name valid on every system; further pictures with the same code get a number. */
function freeName(files: Zippable, code: string, extension: string): string {
  const base = code.replaceAll(/[^\p{L}\d._-]+/gu, '-').replace(/^\.+/, '') || 'zbozi'
  const names = Array.from({ length: Object.keys(files).length + 1 }, (_, at) =>
    at === 0 ? `${base}.${extension}` : `${base}-${at + 1}.${extension}`,
  )
  return names.find((name) => !Object.hasOwn(files, name)) ?? `${base}-x.${extension}`
}
