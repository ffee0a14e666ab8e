import type { Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { settledBy } from './period.ts'

export type ClaimRow = Selectable<Schema['claims']>
export type Resolution = Shop['ClaimWish']

/** The fields that the customer filled in. */
export type ClaimDoc = Pick<Shop['Claim'], 'item' | 'name' | 'amount' | 'unit' | 'description' | 'wish' | 'photos'>

/** The progress of a claim; the step `filed` is stored in the column `filed`. */
export interface ClaimCourse {
  readonly steps: Shop['Claim']['steps']
  readonly resolution: Resolution | null
  readonly answer: string | null
  readonly refund: Shop['Refund'] | null
}

export const NEW_CLAIM: ClaimCourse = { steps: [], resolution: null, answer: null, refund: null }

export const docOf = ({ doc }: Pick<ClaimRow, 'doc'>) => doc as unknown as ClaimDoc
export const claimCourseOf = ({ course }: Pick<ClaimRow, 'course'>) => course as unknown as ClaimCourse

/** The status of a claim: its last step. */
export const stateOf = ({ steps }: Pick<ClaimCourse, 'steps'>): Shop['ClaimState'] => steps.at(-1)?.state ?? 'filed'

/** Whether the claim is not settled or rejected yet. */
export function isOpen(row: Pick<ClaimRow, 'course'>): boolean {
  const state = stateOf(claimCourseOf(row))
  return state === 'filed' || state === 'accepted'
}

export function claimView(row: ClaimRow): Shop['Claim'] {
  const course = claimCourseOf(row)
  const filed = new Date(row.filed)
  return {
    ...{ number: row.number, filed: filed.toISOString() },
    ...docOf(row),
    ...{ ...course, steps: [{ state: 'filed', at: filed.toISOString() }, ...course.steps] },
    ...{ state: stateOf(course), dueBy: settledBy(filed) },
  }
}

/** The claims of an order, oldest first. */
export function claimsOf({ database }: Pick<Services, 'database'>, orderId: string): Promise<ClaimRow[]> {
  return database.q
    .selectFrom('claims')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('filed')
    .orderBy('number')
    .execute()
}
