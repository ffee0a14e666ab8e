import type { World } from '../../sandbox/test/support/world.ts'
import { createRecorder, type Exchange } from './recorder.ts'
import { scenario } from './scenario.ts'
import { createScrubber, shortened } from './scrub.ts'

/** Rate limits of a recorded sandbox: the scenario orders more often than a shopper. */
export const rules = { order: { most: 1e6, seconds: 60 } }

/** An example of an operation, and a refusal, as in `specs/contract/examples`. */
export interface OperationExample {
  readonly document: string
  readonly data: { readonly example: unknown; readonly refused?: unknown }
}

/** Records an example of every operation from a filled sandbox, by operationId. */
export async function recordExamples(world: World): Promise<ReadonlyMap<string, OperationExample>> {
  const { record, recorded } = createRecorder(world)
  await scenario(world, record)
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
