import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dataPath } from '../../src/lib/page/page-state.ts'
import { flatHeaders, writeAnswer, type Answer } from '../http/answer.ts'
import { plainText } from '../http/headers.ts'
import type { PageRequest } from '../http/page-request.ts'
import type { Answers } from '../pages/answers.ts'
import type { PageServer } from '../pages/page-server.ts'
import type { ApiLimits } from './api-limits.ts'

export interface DataParts {
  readonly pages: PageServer
  readonly answers: Answers
  readonly limits: ApiLimits
  readonly requestOf: (request: FastifyRequest, reply: FastifyReply) => PageRequest
}

const noData: Answer = { status: 404, headers: flatHeaders(plainText), body: 'Not found' }

/** Path and query of the page that sent a request. */
function pageOf(referer: string | undefined): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined
  const { pathname, search } = new URL(referer)
  return pathname + search
}

/** The data of cached pages. A server that has just started makes them again for the page that requests them. */
export function dataRoutes(app: FastifyInstance, { pages, answers, limits, requestOf }: DataParts): void {
  const again = async (request: PageRequest, hash: string): Promise<Answer> => {
    const page = pageOf(request.header('referer'))
    if (page === undefined) return noData
    // counts as a request for the page
    const waitSeconds = await limits(page.split('?')[0] ?? '/', request.address)
    if (waitSeconds > 0) return answers.tooMany(waitSeconds, request.id)
    await pages.restoreData(request, hash, page)
    return (await pages.data(request, hash)) ?? noData
  }

  app.get<{ Params: { hash: string } }>(dataPath(':hash'), async (request, reply) => {
    const { hash } = request.params
    const incoming = requestOf(request, reply)
    const answer = (await pages.data(incoming, hash)) ?? (await again(incoming, hash))
    reply.hijack()
    writeAnswer(reply.raw, answer, request.method)
  })
}
