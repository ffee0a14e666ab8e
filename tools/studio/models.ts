import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Group } from 'three'
import { readCatalogue } from './catalogue.ts'
import { compress, ENDING } from './compressed.ts'
import { massesOf } from './cycles/meshes.ts'
import { models } from './models/index.ts'
import { writeGlb } from './turning/glb.ts'
import { simplified } from './turning/simple.ts'

/** Products that can be turned: the best sold ones. */
const COUNT = 72
const OUT = join(dirname(fileURLToPath(import.meta.url)), '../../specs/sandbox/assets/models')

mkdirSync(OUT, { recursive: true })
const looks = (await readCatalogue())
  .filter(({ main, popularity }) => main && popularity !== null)
  .toSorted((one, other) => (other.popularity ?? 0) - (one.popularity ?? 0) || one.productId - other.productId)
const selected = new Map(looks.map(({ name, look }) => [name, look] as const).slice(0, COUNT))
for (const file of readdirSync(OUT)) if (!selected.has(file.replace(/\.glb\.br$/, ''))) rmSync(join(OUT, file))
let bytes = 0
for (const [name, look] of selected) {
  const model = models.find(({ kind }) => kind === look.kind)
  if (model === undefined) throw new Error(`No model of the kind ${look.kind}.`)
  const root = new Group()
  root.add(model.build(look))
  const glb = compress(writeGlb(await simplified(massesOf(root)), name))
  bytes += glb.length
  writeFileSync(join(OUT, `${name}.glb${ENDING}`), glb)
  console.log(`${name}.glb ${Math.round(glb.length / 1000)} kB`)
}
console.log(`${selected.size} models, ${(bytes / 1e6).toFixed(1)} MB`)
