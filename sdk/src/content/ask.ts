import { localError } from '../kernel/errors.ts'
import { integer, isRecord, listOf, type Read } from '../kernel/read.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { ContentError } from '../transport/graphql.ts'
import type { ContentList, ContentPage } from './types.ts'

type Answer<Data> = Result<Data, ContentError>

/** An entity out of a response; `not_found` when there is none. */
export function entityIn<T>(answer: Answer<unknown>, field: string, read: Read<T>): Answer<T> {
  if (!answer.ok) return answer
  const found = read((answer.data as Readonly<Record<string, unknown>>)[field])
  return found === undefined ? fail(localError('not_found', { status: 404 })) : ok(found)
}

/** A list from a response, without invalid entities. */
export const listIn = <T>(answer: Answer<unknown>, field: string, read: Read<T>): Answer<readonly T[]> =>
  answer.ok ? ok(listOf(read)((answer.data as Readonly<Record<string, unknown>>)[field])) : answer

/** A part of a list with its total out of a response. */
export function foundIn<T>(answer: Answer<unknown>, field: string, read: Read<T>): Answer<ContentList<T>> {
  if (!answer.ok) return answer
  const own = (answer.data as Readonly<Record<string, unknown>>)[field]
  const { items: raw, total } = isRecord(own) ? own : {}
  const items = listOf(read)(raw)
  return ok({ items, total: Math.max(items.length, integer(total)) })
}

/** The requested page: a whole number from 1. */
export const pageNumber = (page: number | undefined): number =>
  page !== undefined && Number.isSafeInteger(page) && page > 1 ? Math.min(page, 1_000_000) : 1

/** A page of a list out of a response. */
export function pageIn<T>(found: Answer<ContentList<T>>, page: number, perPage: number): Answer<ContentPage<T>> {
  return found.ok ? ok({ ...found.data, page, pages: Math.max(1, Math.ceil(found.data.total / perPage)) }) : found
}
