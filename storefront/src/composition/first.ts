// The first script of every page. It loads the others, which would compete with the pictures for a slow line: when the
// page has loaded and the browser is idle, or at the first sign of the visitor. Until then links and forms are handled by
// the browser, as without scripts.
import { drawIcons, markLoaded } from './browser/drawing.ts'
import { holdForms } from './browser/held-forms.ts'
import { firstSignOfVisitor, routedMark, touchedMark } from '../lib/browser/signs.ts'
import { dataPath, sentState } from '../lib/page/page-state.ts'

const idleMs = 1_500

const { core = '', files = '' } = document.querySelector<HTMLScriptElement>('script[data-core]')?.dataset ?? {}

const preload = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link))

function load(): void {
  for (const href of files.split(' ').filter(Boolean)) preload({ rel: 'modulepreload', href })
  for (const hash of Object.values(sentState().files ?? {}))
    preload({ rel: 'preload', as: 'fetch', crossOrigin: '', href: dataPath(hash) })
  // without them the page works as without scripts; in development they have a tag of their own
  if (core) import(/* @vite-ignore */ core).catch(() => {})
}

// mostly after a frame, which has the layout that it needs
addEventListener('load', () =>
  setTimeout(() => {
    drawIcons()
    // a refused form came back as a page: the visitor goes on at its first error, not at the anchor of the URL
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[aria-invalid=true]:not(fieldset), [aria-invalid=true] input')?.focus()
  }),
)
// `load` events of images do not bubble
document.addEventListener('load', markLoaded, true)

holdForms()

// Back to a page that scripts of an earlier load walked away from changes the address only, and nobody else sees it yet
const pageNow = () => location.href.split('#', 1)[0]
const page = pageNow()
addEventListener('popstate', () => {
  if (pageNow() !== page && !document.documentElement.hasAttribute(routedMark)) location.reload()
})

const touched = firstSignOfVisitor().then(() => document.documentElement.setAttribute(touchedMark, ''))

const loaded = new Promise<unknown>((resolve) => {
  if (document.readyState === 'complete') resolve(0)
  else addEventListener('load', resolve)
})

const idle = loaded.then(
  async () =>
    new Promise<unknown>((resolve) => {
      // Safari has no requestIdleCallback
      if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: idleMs })
      else setTimeout(resolve, 100)
    }),
)

void Promise.race([touched, idle]).then(load)
