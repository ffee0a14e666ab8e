import { type Located, operations } from '../../sandbox/test/support/contract.ts'
import type { World } from '../../sandbox/test/support/world.ts'
import { createRecorder, type Exchange, type Recorder } from './recorder.ts'
import { scenario } from './scenario.ts'
import { createScrubber, shortened } from './scrub.ts'

/** Rate limits of a recorded sandbox: the scenario orders more often than a shopper. */
export const rules = { order: { most: 1e6, seconds: 60 } }

/** An example of an operation, and a refusal, as in `specs/contract/examples`. */
export interface OperationExample {
  readonly document: string
  readonly data: { readonly example: unknown; readonly refused?: unknown }
}

const required = ({ operation }: Located): boolean =>
  ((operation.parameters ?? []) as readonly { required?: boolean }[]).some((one) => one.required)

/** Reads that need neither parameters nor a body are not in the scenario, unless it needs their response. */
async function plainReads({ record, recorded }: Recorder): Promise<void> {
  for (const place of operations)
    if (place.method === 'get' && !required(place) && !recorded.has(place.operation.operationId))
      await record(place.operation.operationId)
}

/** Records an example of every operation from a filled sandbox, by operationId. */
export async function recordExamples(world: World): Promise<ReadonlyMap<string, OperationExample>> {
  const recorder = createRecorder(world)
  await scenario(world, recorder.record)
  await plainReads(recorder)
  const { recorded } = recorder
  const scrubber = createScrubber()
  for (const { example, refused } of recorded.values()) scrubber.note([example, refused])
  const written = ({ request, response }: Exchange) => ({
    request: scrubber.scrubbed(request),
    response: shortened(scrubber.scrubbed(response)),
  })
  return new Map(
    [...recorded].map(([id, { operation, example, refused }]) => [
      id,
      {
        document: operation.document,
        data: { example: written(example), ...(refused && { refused: written(refused) }) },
      },
    ]),
  )
}
