// Records an example of every operation from the sandbox: node scripts/record-examples.mjs
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPgliteWorld } from '../../sandbox/test/support/world.ts'
import { recordExamples, rules } from './recording.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../examples')

const world = await createPgliteWorld({ rules })
const recorded = await recordExamples(world).finally(() => world.close())

rmSync(folder, { recursive: true, force: true })
for (const [id, { document, data }] of recorded) {
  const path = join(folder, document, `${id}.json`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(data, undefined, 2)}\n`)
}
console.log(`${recorded.size} operations recorded`)
