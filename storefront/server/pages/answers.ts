import { cacheControl, isSafeMethod } from '@vanek/sdk/server'
import type { RenderedPage } from '../../src/composition/entry-server.tsx'
import { flatHeaders, type Answer } from '../http/answer.ts'
import { errorPage } from './error-page.ts'
import type { Witness } from './witness.ts'

/** Answers for pages that are not cached. */
export interface Answers {
  /** A page with the status, redirect and headers of its loader; `more` are further headers. */
  page(page: RenderedPage, html: string, cookies?: readonly string[], more?: Readonly<Record<string, string>>): Answer
  /** What a loader or an action gave instead of a page. */
  passOn(response: Response, method: string, cookies?: readonly string[]): Answer
  movedTo(location: string): Answer
  /** A page of the server's own for what cannot be shown. */
  refused(status: number, requestId: string): Answer
  /** The page for a visitor over the rate limit. */
  tooMany(waitSeconds: number, requestId: string): Answer
  /** Such a page for while the back ends are still starting; it says when to come back. */
  opening(requestId: string): Answer
}

/** Seconds after which a page is worth asking for again when its back ends do not answer. */
const comeBackAfter = '5'

/**
 * A page that failed because a back end did is not broken: it says when to come back. So does one that refused a form
 * because the back end at `formsBase` cannot take it: nothing is wrong with what was typed.
 */
export function blamed(page: RenderedPage, witness: Witness, formsBase?: string): RenderedPage {
  const unheard = page.status === 422 && formsBase !== undefined && witness.isDown(formsBase)
  const failed = page.status === 500 && witness.isPoor()
  return unheard || failed ? { ...page, status: 503, retryAfter: comeBackAfter } : page
}

/** Makes them for pages with these headers and this style sheet. */
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
    passOn(response, method, cookies = []) {
      // a posted form is always followed by a GET
      const status = !isSafeMethod(method) && response.status === 302 ? 303 : response.status
      const location = response.headers.get('location')
      return { status, headers: flatHeaders({ ...headers, ...(location !== null && { location }) }, cookies) }
    },
    movedTo: (location) => ({ status: 301, headers: flatHeaders({ ...headers, location }) }),
    refused: (status, requestId) =>
      html(status, errorPage(status, { style, requestId }), [], status === 503 ? { 'retry-after': comeBackAfter } : {}),
    tooMany: (waitSeconds, requestId) =>
      html(429, errorPage(429, { style, requestId }), [], { 'retry-after': String(waitSeconds) }),
    opening: (requestId) => html(503, errorPage('opening', { style, requestId }), [], { 'retry-after': comeBackAfter }),
  }
}
