import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readCatalogue } from '../catalogue.ts'
import { compress, ENDING } from '../compressed.ts'
import { models } from '../models/index.ts'
import { drawingOf } from './drawing.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: join(HERE, '../../../specs/sandbox/assets/drawings') },
    only: { type: 'string', default: '' },
    force: { type: 'boolean', default: false },
  },
})

mkdirSync(options.out, { recursive: true })
const kinds = options.only.split(',').filter(Boolean)
const looks = (await readCatalogue()).filter(({ first, main }) => first || main)
const names = new Set(looks.map(({ name }) => `${name}.svg${ENDING}`))
let taken = 0
for (const { look, name } of looks) {
  const file = join(options.out, `${name}.svg${ENDING}`)
  if (kinds.length > 0 && !kinds.includes(look.kind)) continue
  if (existsSync(file) && !options.force) continue
  const model = models.find(({ kind }) => kind === look.kind)
  if (model === undefined) throw new Error(`No model of the kind ${look.kind}.`)
  writeFileSync(file, compress(drawingOf(model, look)))
  taken += 1
  if (taken % 50 === 0) console.log(`${taken} drawings`)
}
// what no product has any more
for (const file of readdirSync(options.out)) if (!names.has(file)) rmSync(join(options.out, file))
console.log(`${taken} drawings taken`)
