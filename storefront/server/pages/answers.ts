import { cacheControl, isSafe } from '@vanek/sdk/server'
import { flatHeaders, type Answer } from '../http/answer.ts'
import { errorPage } from './error-page.ts'

/** Ways to answer for pages that are not kept. */
export interface Answers {
  html(status: number, html: string, cookies?: readonly string[], more?: Readonly<Record<string, string>>): Answer
  /** What a loader or an action gave instead of a page. */
  passOn(response: Response, method: string, cookies?: readonly string[]): Answer
  movedTo(location: string): Answer
  /** A page of the server's own for what cannot be shown. */
  refused(status: number, requestId: string): Answer
}

/** Makes them for pages with these headers and this style sheet. */
export function createAnswers(common: Readonly<Record<string, string>>, style: string): Answers {
  const headers = { ...common, 'cache-control': cacheControl.personal }
  const html: Answers['html'] = (status, text, cookies = [], more = {}) => {
    const body = Buffer.from(text)
    return {
      status,
      headers: flatHeaders({ ...headers, ...more, 'content-length': String(body.length) }, cookies),
      body,
    }
  }
  return {
    html,
    passOn(response, method, cookies = []) {
      // a posted form is always followed by a GET
      const status = !isSafe(method) && response.status === 302 ? 303 : response.status
      const location = response.headers.get('location')
      return { status, headers: flatHeaders({ ...headers, ...(location !== null && { location }) }, cookies) }
    },
    movedTo: (location) => ({ status: 301, headers: flatHeaders({ ...headers, location }) }),
    refused: (status, requestId) => html(status, errorPage(status, { style, requestId })),
  }
}
