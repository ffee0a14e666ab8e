// Records an example of every operation from the sandbox: node scripts/record-examples.mjs
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPglite } from '../../sandbox/src/db/pglite.ts'
import { createWorld } from '../../sandbox/test/support/world.ts'
import { templateDump } from '../../sandbox/test/support/template.ts'
import { createRecorder, type Exchange } from './recorder.ts'
import { scenario } from './scenario.ts'
import { createScrubber, shortened } from './scrub.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../examples')
const rules = { order: { most: 1e6, seconds: 60 } }

const world = await createWorld(await openPglite({ dump: await templateDump() }), { rules })
const { record, recorded } = createRecorder(world)
try {
  await scenario(world, record)
} finally {
  await world.close()
}

const scrubber = createScrubber()
for (const { example, refused } of recorded.values()) scrubber.note([example, refused])

const written = ({ request, response }: Exchange) => ({
  request: scrubber.scrubbed(request),
  response: shortened(scrubber.scrubbed(response)),
})

rmSync(folder, { recursive: true, force: true })
for (const [id, { operation, example, refused }] of recorded) {
  const path = join(folder, operation.document, `${id}.json`)
  mkdirSync(dirname(path), { recursive: true })
  const data = { example: written(example), ...(refused && { refused: written(refused) }) }
  writeFileSync(path, `${JSON.stringify(data, undefined, 2)}\n`)
}
console.log(`${recorded.size} operations recorded`)
