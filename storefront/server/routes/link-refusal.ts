import { accountPaths, loginPath } from '#market/paths'
import type { FastifyRequest } from 'fastify'
import type { Answers } from '../pages/answers.ts'
import type { Answer } from '../http/answer.ts'

/** Whether a request is a followed link, not a call of a script. */
export const isFollowed = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true

const signIn = loginPath
const orders = accountPaths.orders

/** The page of ours that a link was on. */
function pageOf(referer: string | undefined, origin: string): string {
  const page = referer && URL.canParse(referer) ? new URL(referer) : undefined
  return page?.origin === origin ? page.pathname + page.search : orders
}

/**
 * The page for a visitor who followed a link to a file and cannot have it, instead of the JSON of a refusal. If the
 * sign-in has expired, it leads to signing in and back.
 */
export function linkRefusal(
  { id, headers }: Pick<FastifyRequest, 'id' | 'headers'>,
  status: number,
  { origin, answers, cookies }: { origin: string; answers: Answers; cookies: readonly string[] },
): Answer {
  if (status !== 401) return answers.refused(status, id)
  const location = `${signIn}?${new URLSearchParams({ redirect: pageOf(headers.referer, origin) })}`
  return answers.passOn(new Response(null, { status: 303, headers: { location } }), { method: 'GET', url: '' }, cookies)
}
