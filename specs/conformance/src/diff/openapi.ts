import { mergeChanges, noImpact, type Change, type Impact } from './change.ts'
import type { Contract } from './document.ts'
import { compareExtensions, compareSecurity } from './marks.ts'
import { operationsOf, placeOf, type LocatedOperation } from './operations.ts'
import { compareParameters } from './parameters.ts'
import { compareBodies, compareResponses } from './bodies.ts'
import type { Comparison } from './comparison.ts'

export interface OpenapiOptions {
  /** Operations that every back end must have. Other new operations are optional capabilities. */
  readonly minimum?: ReadonlySet<string>
}

const removedImpact: Impact = { breaks: ['shops'], why: 'Shops of the old contract still request it.' }
const addedImpact: Impact = {
  breaks: ['back ends'],
  why: 'Every shop needs it, but back ends of the old contract do not have it.',
}
const movedImpact: Impact = {
  breaks: ['shops', 'back ends'],
  why: 'Shops and back ends of different versions use different URLs.',
}

/** Lists the changes between two OpenAPI documents. */
export function diffOpenapi(before: Contract, after: Contract, { minimum }: OpenapiOptions = {}): Change[] {
  const changes: Change[] = []
  const [oldOperations, newOperations] = [operationsOf(before), operationsOf(after)]
  const add = (operation: LocatedOperation, kind: string, what: string, impact: Impact) =>
    changes.push({
      kind,
      what,
      operations: [operation.id],
      place: `${operation.method.toUpperCase()} ${operation.path}`,
      ...impact,
    })
  const matched = new Set<LocatedOperation>()

  for (const oldOperation of oldOperations) {
    const newOperation =
      newOperations.find((one) => placeOf(one) === placeOf(oldOperation)) ??
      newOperations.find(({ id }) => id === oldOperation.id)
    if (!newOperation) {
      add(oldOperation, 'operation-removed', 'the operation was removed', removedImpact)
      continue
    }
    matched.add(newOperation)
    const { id, method, path, definition } = newOperation
    if (placeOf(newOperation) !== placeOf(oldOperation))
      add(oldOperation, 'operation-moved', `the operation moved to ${method.toUpperCase()} ${path}`, movedImpact)
    if (id !== oldOperation.id)
      add(oldOperation, 'operation-renamed', `the operation was renamed to ${id}`, {
        breaks: ['shops'],
        why: 'Generated clients have another function name.',
      })
    if (!oldOperation.definition.deprecated && definition.deprecated)
      add(oldOperation, 'operation-deprecated', 'the operation was deprecated', noImpact)
    compare({ before, after, oldOperation, newOperation, changes })
  }
  for (const added of newOperations.filter((one) => !matched.has(one)))
    add(added, 'operation-added', 'the operation was added', minimum?.has(added.id) ? addedImpact : noImpact)
  return mergeChanges(changes)
}

function compare(comparison: Comparison): void {
  compareSecurity(comparison)
  compareExtensions(comparison)
  compareParameters(comparison)
  compareBodies(comparison)
  compareResponses(comparison)
}
