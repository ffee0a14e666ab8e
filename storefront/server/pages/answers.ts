import { cacheControl, isSafeMethod } from '@vanek/sdk/server'
import type { RenderedPage } from '../../src/composition/entry-server.tsx'
import { keepQuery, keepsQuery } from '../../src/lib/paths/keep-query.ts'
import { flatHeaders, type Answer } from '../http/answer.ts'
import { type PageRequest, partsOf } from '../http/page-request.ts'
import { errorPage } from './error-page.ts'
import type { BackendMonitor } from './backend-monitor.ts'

/** Answers for pages that are not cached. */
export interface Answers {
  /** A page with the status, redirect and headers of its loader; `more` are further headers. */
  page(page: RenderedPage, html: string, cookies?: readonly string[], more?: Readonly<Record<string, string>>): Answer
  /** The response that a loader or an action returned instead of a page. */
  passOn(response: Response, request: Pick<PageRequest, 'method' | 'url'>, cookies?: readonly string[]): Answer
  movedTo(location: string): Answer
  /** An error page of the server itself. */
  refused(status: number, requestId: string): Answer
  /** The page for a visitor over the rate limit. */
  tooMany(waitSeconds: number, requestId: string): Answer
  /** The page for while the back ends are still starting; it has a `Retry-After` header. */
  opening(requestId: string): Answer
}

/** Seconds after which a browser should request a page again whose back ends do not answer. */
const retrySeconds = '5'

/**
 * Changes the status of a page to 503 with `Retry-After` if it failed because a back end did, or if it refused a form
 * because the back end at `formsBase` is down: nothing is wrong with the input.
 */
export function withOutageStatus(page: RenderedPage, monitor: BackendMonitor, formsBase?: string): RenderedPage {
  const isFormFailure = page.status === 422 && formsBase !== undefined && monitor.isDown(formsBase)
  const isPageFailure = page.status === 500 && monitor.isDegraded()
  return isFormFailure || isPageFailure ? { ...page, status: 503, retryAfter: retrySeconds } : page
}

/** Creates answers for pages with these headers and this style sheet. */
export function createAnswers(common: Readonly<Record<string, string>>, style: string): Answers {
  const headers = { ...common, 'cache-control': cacheControl.personal }
  const html = (
    status: number,
    text: string,
    cookies: readonly string[] = [],
    more: Readonly<Record<string, string>> = {},
  ): Answer => {
    const body = Buffer.from(text)
    return {
      status,
      headers: flatHeaders({ ...headers, ...more, 'content-length': String(body.length) }, cookies),
      body,
    }
  }
  return {
    page: ({ status, retryAfter, head }, text, cookies, more = {}) =>
      html(status, text, cookies, {
        ...more,
        ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
        ...(head.referrer && { 'referrer-policy': head.referrer }),
      }),
    passOn(response, { method, url }, cookies = []) {
      // a posted form is always followed by a GET
      const status = !isSafeMethod(method) && response.status === 302 ? 303 : response.status
      const target = response.headers.get('location')
      // the response may be for several requests, which differ in parameters that the page does not read
      const location =
        target !== null && response.headers.has(keepsQuery) ? keepQuery(target, partsOf(url).query) : target
      return { status, headers: flatHeaders({ ...headers, ...(location !== null && { location }) }, cookies) }
    },
    movedTo: (location) => ({ status: 301, headers: flatHeaders({ ...headers, location }) }),
    refused: (status, requestId) =>
      html(status, errorPage(status, { style, requestId }), [], status === 503 ? { 'retry-after': retrySeconds } : {}),
    tooMany: (waitSeconds, requestId) =>
      html(429, errorPage(429, { style, requestId }), [], { 'retry-after': String(waitSeconds) }),
    opening: (requestId) => html(503, errorPage('opening', { style, requestId }), [], { 'retry-after': retrySeconds }),
  }
}
