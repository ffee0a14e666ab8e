import { type Result, unwrap } from '@vanek/sdk'

/** What a call found. What is missing is 404, and what is not for this visitor 403; other failures are the shop's own. */
export function found<T>(answer: Result<T>): T {
  if (!answer.ok && answer.error.code === 'not_found') throw new Response(null, { status: 404 })
  if (!answer.ok && answer.error.code === 'forbidden') throw new Response(null, { status: 403 })
  return unwrap(answer)
}
