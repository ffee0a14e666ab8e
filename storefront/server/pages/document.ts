import * as texts from '#server-texts/pages'
import type { RenderedPage } from '../../src/composition/entry-server.tsx'
import { shellIn } from '../../src/composition/stores/stores.ts'
import type { ClientFiles } from '../build/client-files.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { headTags } from './head-tags.ts'
import { createStateScript, type DataFile } from './state-script.ts'

// React puts the preloads of important pictures before the first element; they belong into the head
const leadingLinks = /^(?:<link [^>]*>)+/

// outside of React, which would send the texts to the browser twice (B8.13)
const noScript = `<noscript><aside class="no-script" aria-label="${texts.withoutScripts}">${texts.withoutScriptsText}</aside></noscript>`

/** The name of the theme (B9.05), for style sheets; no attribute on pages without the shop's frame. */
function themeOf({ state: { loaderData } }: RenderedPage): string {
  const name = shellIn(loaderData ?? {})?.theme.name
  return name ? ` data-theme="${escapeHtml(name)}"` : ''
}

/** The name of the page, for style sheets of its frame. A `:has()` of the root would cost each change of the page (0116). */
const pageOf = ({ name }: RenderedPage): string => (name ? ` data-page="${name}"` : '')

/** The complete HTML of a page. */
export interface Document {
  readonly html: string
  /** The data that the page loads later. */
  readonly files: readonly DataFile[]
}

/** Creates a function that returns the complete HTML of a page; with `asFiles`, its data are files of their own. */
export function createDocument(client: ClientFiles): (page: RenderedPage, asFiles?: boolean) => Document {
  const stateScript = createStateScript()
  return (page, asFiles) => {
    const preloads = leadingLinks.exec(page.html)?.[0] ?? ''
    const state = stateScript(page.state, asFiles)
    const html =
      `<!doctype html><html lang="${page.state.settings.locale}"${pageOf(page)}${themeOf(page)}><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      client.before +
      preloads +
      headTags(page.head, { origin: page.state.origin, locale: page.state.settings.locale }) +
      client.tagsFor(page.modules) +
      `</head><body>${noScript}<div id="root">${page.html.slice(preloads.length)}</div>${state.html}</body></html>`
    return { html, files: state.files }
  }
}
