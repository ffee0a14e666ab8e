import { market } from '#market/market'
import * as texts from '#server-texts/pages'
import { escapeHtml } from '../http/escape-html.ts'

/** The page if rendering fails. It loads nothing but the style sheet. */
export function errorPage(
  status: number | 'opening',
  { style, requestId }: { style: string; requestId: string },
): string {
  const [title, text] = texts.errors[status] ?? texts.broken
  return (
    `<!doctype html><html lang="${market.locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `${style}<title>${title}</title></head><body><main class="error-page"><h1>${title}</h1><p>${text}</p>` +
    `<p><a href="/">${texts.toHome}</a></p><p><small>${texts.requestNumber} ${escapeHtml(requestId)}</small></p></main></body></html>`
  )
}
