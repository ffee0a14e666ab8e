import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StaticFile } from '../build/static-files.ts'
import { encodingFor, matchesTag } from '../http/encoding.ts'
import type { PageCache } from '../pages/page-cache.ts'
import type { PageServer } from '../pages/page-server.ts'
import { guestTest } from '../visitors/segment-cookies.ts'
import type { Uncached } from '../pages/shared-pages.ts'
import { writeAnswer } from '../http/answer.ts'

export interface FrontParts {
  readonly files: ReadonlyMap<string, StaticFile>
  /** Absent when pages are not cached. */
  readonly cached?: {
    readonly pageCache: PageCache<Uncached>
    readonly pages: PageServer
    readonly guestKey: string
    /** The currency of guests; its cookie does not make a visitor personal. */
    readonly guestCurrency: string
    /** Whether the currency of a new guest has to be determined first. */
    readonly requiresCurrency: boolean
  }
}

function writeFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const wanted = encodingFor(request.headers['accept-encoding'])
  const encoding = file.bodies.has(wanted) ? wanted : 'identity'
  const headers = file.headers(encoding)
  if (matchesTag(request.headers['if-none-match'], String(headers['etag']))) {
    const { 'content-length': _, 'content-type': __, 'content-encoding': ___, ...rest } = headers
    response.writeHead(304, rest).end()
    return
  }
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : file.bodies.get(encoding))
}

/**
 * Answers from memory, before anything else sees the request: files of the build, and cached pages of guests. Returns
 * whether it did.
 */
export function createFront({
  files,
  cached,
}: FrontParts): (request: IncomingMessage, response: ServerResponse) => boolean {
  const isGuest = guestTest(cached?.guestCurrency ?? '', cached?.requiresCurrency ?? false)
  return (request, response) => {
    const { method, url = '/', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    if (cached && isGuest(headers.cookie)) {
      const key = `${cached.guestKey} ${url}`
      const page = cached.pageCache.lookup(key, cached.pages.loadForGuest(key))
      const answer = page && cached.pageCache.answerNow(page, headers['accept-encoding'], headers['if-none-match'])
      if (answer) {
        writeAnswer(response, answer, method)
        return true
      }
    }
    const split = url.indexOf('?')
    const file = files.get(split < 0 ? url : url.slice(0, split))
    if (!file) return false
    writeFile(request, response, file)
    return true
  }
}
