import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { readCatalogue } from './catalogue.ts'
import type { ManifestEntry } from './manifest.ts'
import { pictureFile } from './queue.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const { values: options } = parseArgs({
  options: {
    from: { type: 'string', default: join(HERE, '../../specs/sandbox/assets/products') },
    category: { type: 'string', default: '' },
    kind: { type: 'string', default: '' },
    out: { type: 'string', default: join(HERE, '../../.data/sheet.png') },
    columns: { type: 'string', default: '6' },
    size: { type: 'string', default: '240' },
  },
})

const [columns, size] = [Number(options.columns), Number(options.size)]
const entries = JSON.parse(readFileSync(join(options.from, 'manifest.json'), 'utf8')) as ManifestEntry[]
const taken = new Set(entries.map(({ file }) => file))
const files = (await readCatalogue())
  .filter(
    ({ main, categoryId, look }) =>
      main && [String(categoryId), ''].includes(options.category) && [look.kind, ''].includes(options.kind),
  )
  .map(({ name }) => pictureFile({ name, view: 'a' }))
  .filter((file) => taken.has(file))
if (files.length === 0) throw new Error('No picture of these products is taken yet.')
const tiles = await Promise.all(
  files.map(async (file, at) => ({
    input: await sharp(join(options.from, file)).resize(size).png().toBuffer(),
    left: (at % columns) * size,
    top: Math.floor(at / columns) * size,
  })),
)
await sharp({
  create: { width: columns * size, height: Math.ceil(files.length / columns) * size, channels: 3, background: '#fff' },
})
  .composite(tiles)
  .png()
  .toFile(options.out)
console.log(`${files.length} pictures in ${options.out}`)
