import { merged, nobody, type Change, type Judgement } from './change.ts'
import type { Contract } from './document.ts'
import { compareExtensions, compareSecurity } from './marks.ts'
import { operationsOf, placeOf, type Found } from './operations.ts'
import { compareParameters } from './parameters.ts'
import { compareBodies, compareResponses } from './bodies.ts'
import type { Comparison } from './comparison.ts'

export interface OpenapiOptions {
  /** Operations that every back end has to have; a new one of another id is a capability that it may lack. */
  readonly minimum?: ReadonlySet<string>
}

const goneFor: Judgement = { breaks: ['shops'], why: 'Shops of the old contract still ask for it.' }
const newFor: Judgement = { breaks: ['back ends'], why: 'Every shop needs it; back ends of the old contract lack it.' }
const movedFor: Judgement = {
  breaks: ['shops', 'back ends'],
  why: 'One side asks at the old place, the other answers at the new one.',
}

/** What differs between two OpenAPI documents. */
export function diffOpenapi(before: Contract, after: Contract, { minimum }: OpenapiOptions = {}): Change[] {
  const changes: Change[] = []
  const [old, now] = [operationsOf(before), operationsOf(after)]
  const add = (found: Found, kind: string, what: string, judgement: Judgement) =>
    changes.push({
      kind,
      what,
      operations: [found.id],
      place: `${found.method.toUpperCase()} ${found.path}`,
      ...judgement,
    })
  const met = new Set<Found>()

  for (const was of old) {
    const here = now.find((one) => placeOf(one) === placeOf(was)) ?? now.find(({ id }) => id === was.id)
    if (!here) {
      add(was, 'operation-removed', 'the operation is gone', goneFor)
      continue
    }
    met.add(here)
    if (placeOf(here) !== placeOf(was))
      add(was, 'operation-moved', `it is ${here.method.toUpperCase()} ${here.path} now`, movedFor)
    if (here.id !== was.id)
      add(was, 'operation-renamed', `it is called ${here.id} now`, {
        breaks: ['shops'],
        why: 'Clients that are generated from the document have another name.',
      })
    if (!was.operation.deprecated && here.operation.deprecated) add(was, 'operation-deprecated', 'it will go', nobody)
    compare({ before, after, was, here, changes })
  }
  for (const here of now.filter((one) => !met.has(one)))
    add(here, 'operation-added', 'the operation is new', minimum?.has(here.id) ? newFor : nobody)
  return merged(changes)
}

function compare(comparison: Comparison): void {
  compareSecurity(comparison)
  compareExtensions(comparison)
  compareParameters(comparison)
  compareBodies(comparison)
  compareResponses(comparison)
}
