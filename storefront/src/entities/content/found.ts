import { type Result, unwrap } from '@vanek/sdk'

/**
 * The data of a result. Throws 404 if it is missing and 403 if it is not for this visitor; other errors are thrown as
 * they are.
 */
export function found<T>(answer: Result<T>): T {
  if (!answer.ok && answer.error.code === 'not_found') throw new Response(null, { status: 404 })
  if (!answer.ok && answer.error.code === 'forbidden') throw new Response(null, { status: 403 })
  return unwrap(answer)
}
