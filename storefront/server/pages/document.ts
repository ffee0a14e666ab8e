import type { Head } from '../../src/app/env.ts'
import type { RenderedPage } from '../../src/entry-server.tsx'
import type { ClientFiles } from '../build/client-files.ts'
import { createStateScript } from './state-script.ts'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text that may stand in an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

const meta = (name: string, content: string | undefined, key = 'name') =>
  content ? `<meta ${key}="${name}" content="${escapeHtml(content)}">` : ''

function headTags({ title, description, canonical, robots, image }: Head): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    meta('robots', robots),
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    meta('og:title', title, 'property'),
    meta('og:description', description, 'property'),
    meta('og:url', canonical, 'property'),
    meta('og:image', image, 'property'),
  ].join('')
}

// React puts the preloads of important pictures before the first element; they belong into the head
const leadingLinks = /^(?:<link [^>]*>)+/

/** Makes the whole HTML of pages. */
export function createDocument(client: ClientFiles): (page: RenderedPage) => string {
  const stateScript = createStateScript()
  return (page) => {
    const preloads = leadingLinks.exec(page.html)?.[0] ?? ''
    return (
      '<!doctype html><html lang="cs"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      client.before +
      preloads +
      headTags(page.head) +
      client.scriptsFor(page.modules) +
      `</head><body><div id="root">${page.html.slice(preloads.length)}</div>${stateScript(page.state)}</body></html>`
    )
  }
}
