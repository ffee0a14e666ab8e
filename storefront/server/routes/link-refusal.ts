import type { FastifyRequest } from 'fastify'
import type { Answers } from '../pages/answers.ts'
import type { Answer } from '../http/answer.ts'

/** Whether a request is a link that somebody followed, not a call of a script. */
export const isFollowed = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true

const signIn = '/prihlasit'
const orders = '/uzivatel/objednavky'

/** The page of ours that a link was on. */
function pageOf(referer: string | undefined, origin: string): string {
  const page = referer && URL.canParse(referer) ? new URL(referer) : undefined
  return page?.origin === origin ? page.pathname + page.search : orders
}

/**
 * What is shown to who followed a link to a file and cannot have it: nobody should look at data of a refusal. Who is
 * signed in no longer is led to sign in and back to where the link was.
 */
export function linkRefusal(
  { id, headers }: Pick<FastifyRequest, 'id' | 'headers'>,
  status: number,
  { origin, answers, cookies }: { origin: string; answers: Answers; cookies: readonly string[] },
): Answer {
  if (status !== 401) return answers.refused(status, id)
  const location = `${signIn}?${new URLSearchParams({ redirect: pageOf(headers.referer, origin) })}`
  return answers.passOn(new Response(null, { status: 303, headers: { location } }), 'GET', cookies)
}
