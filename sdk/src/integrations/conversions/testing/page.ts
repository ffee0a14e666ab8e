import type { ScriptDocument } from '../script-page.ts'

/** A call of a service: name of the function and its arguments. */
export type Command = readonly [name: string, ...command: readonly unknown[]]

type Script = ReturnType<ScriptDocument['createElement']>

/**
 * A document whose scripts are loaded by the test. A loaded script defines the function of its service and
 * processes the queue, like those of real services.
 */
export function fakeDocument() {
  const commands: Command[] = []
  const view: Record<string, unknown> = {}
  const scripts: { readonly src: string; readonly come: () => void; readonly fail: () => void }[] = []
  const nameOf = (src: string) => (src.includes('shopping') ? 'shoppingConversion' : 'priceComparison')

  const createElement = (): Script => {
    const listeners = new Map<string, () => void>()
    return {
      ...{ src: '', async: false },
      addEventListener: (type, listener) => void listeners.set(type, listener),
      remove() {},
      // drive the document
      ...{ dispatch: (type: string) => listeners.get(type)?.() },
    }
  }
  const append = (element: Script) => {
    const { dispatch } = element as Script & { dispatch: (type: string) => void }
    const name = nameOf(element.src)
    const come = () => {
      const waiting = (view[name] as { q?: readonly unknown[][] } | undefined)?.q ?? []
      view[name] = (...command: readonly unknown[]) => void commands.push([name, ...command])
      for (const command of waiting) commands.push([name, ...command])
      dispatch('load')
    }
    scripts.push({ src: element.src, come, fail: () => dispatch('error') })
  }
  const document: ScriptDocument = { createElement, head: { append }, defaultView: view }
  return { document, commands, scripts, view }
}

/** The same with scripts that load at once, or never. */
export function promptDocument(comes: (src: string) => boolean = () => true): ReturnType<typeof fakeDocument> {
  const { document, ...rest } = fakeDocument()
  const append = (element: Script) => {
    document.head.append(element as never)
    const script = rest.scripts.at(-1)
    queueMicrotask(() => (comes(element.src) ? script?.come() : script?.fail()))
  }
  return { ...rest, document: { ...document, head: { append } } }
}
