import { CommerceError, type ShopError } from './errors.ts'

/** What a verb or a call answers: data, or an error that can be expected. Programming errors and aborts throw instead. */
export type Result<T, E = ShopError> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: E }

/** A Result that went well. */
export const ok = <T>(data: T): { readonly ok: true; readonly data: T } => ({ ok: true, data })

/** A Result that did not. */
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error })

/** The data of a Result, for loaders and error boundaries. Throws `CommerceError` with the error inside. */
export function unwrap<T>(result: Result<T, ShopError>): T {
  if (result.ok) return result.data
  throw new CommerceError(result.error)
}
