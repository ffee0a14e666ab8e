import { JSDOM } from 'jsdom'
import { plainVisitor, type PlainVisitor } from './plain-visitor.ts'

/** Form values by the beginning of their label: a text, a checkbox or a chosen radio, a file. */
export type Filled = Readonly<Record<string, string | boolean | File>>

/** A page in a browser without scripts. */
export interface PlainPage {
  /** Path and query of a page of the shop; the whole URL of another site. */
  readonly address: string
  /** Text of its main element, with whitespace collapsed. */
  readonly text: string
  readonly main: Element
  /** Names of all matching links. */
  readonly names: (pattern: string) => readonly string[]
  /** Target of the first link with this text in its name. */
  readonly href: (name: string) => string
  readonly follow: (name: string) => Promise<PlainPage>
  /**
   * Fills in the form of the first button whose name begins like this, and submits it if the browser's validation
   * allows it.
   */
  readonly send: (button: string, filled?: Filled) => Promise<PlainPage>
}

/** A visitor without scripts who reads pages, follows links and submits forms. */
export interface PlainReader extends PlainVisitor {
  /** Opens a page, following redirects. */
  readonly open: (path: string) => Promise<PlainPage>
}

type Box = HTMLInputElement

const words = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? words(element)

function mainOf(html: string): Element {
  const { document } = new JSDOM(/<main[^]*<\/main>/.exec(html)?.[0] ?? '').window
  const main = document.querySelector('main')
  if (!main) throw new Error(`There is no page: ${html.slice(0, 200)}`)
  return main
}

/** Fills in a form; returns the files, which are added on submit. */
function fill(form: HTMLFormElement, filled: Filled): ReadonlyMap<string, File> {
  const files = new Map<string, File>()
  for (const [label, value] of Object.entries(filled)) {
    const found = [...form.querySelectorAll('label')].find((one) =>
      words(one).startsWith(label.replaceAll(/\s+/g, ' ')),
    )
    const control = found?.control as Box | null | undefined
    if (!control || control.matches(':disabled')) throw new Error(`Nothing is labelled ${label} in ${words(form)}`)
    if (value instanceof File) files.set(control.name, value)
    else if (typeof value === 'boolean') control.checked = value
    else control.value = value
    if (typeof value === 'string' && control.value !== value) throw new Error(`${label} does not take ${value}`)
  }
  const refused = form.noValidate ? [] : [...form.querySelectorAll<Box>(':invalid')].filter(({ name }) => name !== '')
  if (refused.length > 0) throw new Error(`Invalid inputs: ${refused.map(({ name }) => name).join()}`)
  return files
}

type Entry = [name: string, value: string]

/** The entries of a form submitted by a button, without files. */
function entriesOf(form: HTMLFormElement, { name, value }: HTMLButtonElement): Entry[] {
  const own = form.ownerDocument.defaultView as unknown as { FormData: typeof FormData }
  const entries = [...new own.FormData(form)].filter((entry): entry is Entry => typeof entry[1] === 'string')
  return name === '' ? entries : [...entries, [name, value]]
}

/** The body of a posted form: files only in the multipart encoding, otherwise their names. */
function bodyOf(form: HTMLFormElement, entries: readonly Entry[], files: ReadonlyMap<string, File>) {
  const body = form.enctype === 'multipart/form-data' ? new FormData() : new URLSearchParams()
  for (const [name, value] of entries) body.append(name, value)
  for (const [name, file] of files) {
    if (body instanceof FormData) body.append(name, file)
    else body.append(name, file.name)
  }
  return body
}

export function plainReader(shopUrl: string): PlainReader {
  const visitor = plainVisitor(shopUrl)

  async function load(at: URL, init: { readonly method?: string; readonly body?: FormData | URLSearchParams } = {}) {
    let [address, answer] = [at, await request(at, init)]
    for (let redirects = 0; redirects < 5 && answer.status >= 300 && answer.status < 400; redirects += 1) {
      address = new URL(answer.headers.get('location') ?? '', address)
      answer = await request(address)
    }
    return pageOf(address, mainOf(await answer.text()))
  }

  const request = ({ href, origin }: URL, init: { readonly method?: string } = {}): Promise<Response> =>
    origin === shopUrl
      ? visitor.request(href.slice(origin.length), { ...init, headers: { 'sec-fetch-site': 'same-origin' } })
      : fetch(href, { ...init, redirect: 'manual' })

  function pageOf(url: URL, main: Element): PlainPage {
    const links = [...main.querySelectorAll('a')]
    const href = (name: string) => {
      const link = links.find((one) => nameOf(one).includes(name))
      if (!link) throw new Error(`No link is called ${name} in ${words(main)}`)
      return link.getAttribute('href') ?? ''
    }
    return {
      ...{ main, text: words(main), href },
      address: url.origin === shopUrl ? url.pathname + url.search : url.href,
      names: (pattern) => links.map(nameOf).filter((name) => new RegExp(pattern).test(name)),
      follow: (name) => load(new URL(href(name), url)),
      async send(button, filled = {}) {
        const pressed = [...main.querySelectorAll('button')].find((one) => nameOf(one).startsWith(button))
        const form = pressed?.form
        if (!pressed || !form) throw new Error(`No button is called ${button} in ${words(main)}`)
        const files = fill(form, filled)
        const entries = entriesOf(form, pressed)
        const action = new URL(form.getAttribute('action') ?? url.href, url)
        if (form.method === 'get') {
          action.search = String(new URLSearchParams(entries))
          return load(action)
        }
        return load(action, { method: 'POST', body: bodyOf(form, entries, files) })
      },
    }
  }

  return { ...visitor, open: (path) => load(new URL(path, shopUrl)) }
}
