// One run of TypeDoc: its reference in docs/reference, and of the same data a page for each hook.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Application, PageEvent, RendererEvent } from 'typedoc'
import { root } from '../aliases.mjs'
import { withoutIds } from './contract.mjs'
import { hookPages } from './hook-pages.mjs'
import { generated, hooks, reference } from './places.mjs'

const demos = new Set(JSON.parse(readFileSync(join(generated, 'demos.json'), 'utf8')))

function writeHooks(project, router) {
  const urlOf = (reflection) => (router.hasUrl(reflection) ? `/reference/${router.getFullUrl(reflection)}` : undefined)
  rmSync(hooks, { recursive: true, force: true })
  mkdirSync(hooks, { recursive: true })
  for (const { file, text } of hookPages(project, { urlOf, demos })) writeFileSync(join(hooks, file), text)
}

/** Headings without gaps between their levels, which TypeDoc's theme leaves: screen readers walk a page by them. */
function inOrder(html) {
  let last = 0
  return html.replaceAll(/<(\/?)h([1-6])\b/g, (_whole, end, level) => {
    if (!end) last = Math.min(Number(level), last + 1)
    return `<${end}h${last}`
  })
}

/** A page that is shown at once, and loads what it may never need when `reference.js` says so. */
function shownFirst(html) {
  return html
    .replaceAll(/<script async src="([^"]*\/(?:search|navigation)\.js)"/g, '<script data-src="$1"')
    .replace('body.style.display="none"', 'body.style.display="block"')
}

const app = await Application.bootstrapWithPlugins({
  options: join(root, 'typedoc.json'),
  out: reference,
  name: 'Vánek API reference',
  // its front page only lists the modules; the site describes them
  readme: 'none',
  customCss: join(root, 'scripts/site/reference.css'),
  customJs: join(root, 'scripts/site/reference.js'),
  // its links lead to places that only a script makes
  includeHierarchySummary: false,
  navigationLinks: { Docs: '/', Hooks: '/hooks/', Contract: '/contract/' },
})
const project = await app.convert()
if (!project) throw new Error('TypeDoc could not read the packages')
app.renderer.on(PageEvent.END, (page) => {
  if (page.contents) page.contents = shownFirst(withoutIds(inOrder(page.contents)))
})
// the addresses of pages are known only while they are written
app.renderer.on(RendererEvent.END, () => writeHooks(project, app.renderer.router))
await app.generateDocs(project, reference)
if (app.logger.hasErrors()) throw new Error('TypeDoc could not write the reference')
