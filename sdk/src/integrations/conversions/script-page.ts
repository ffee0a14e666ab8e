/** Access to a page for services that are loaded as a script. */
export interface ScriptLoader {
  /**
   * Loads a script, once.
   *
   * @param src - URL of the script.
   * @returns Rejects if the script cannot be loaded; the next call tries again.
   */
  load(src: string): Promise<void>
  /**
   * The global function of a script. Until the script has loaded, its calls are queued as lists of arguments in the
   * function's `q`, which the script then processes.
   *
   * @param name - Name of the global function.
   */
  queue(name: string): (...command: readonly unknown[]) => void
}

interface ScriptLike {
  src: string
  async: boolean
  addEventListener(type: 'load' | 'error', listener: () => void): void
  remove(): void
}

/** The part of `document` that {@link createScriptLoader} uses. */
export interface ScriptDocument {
  /**
   * Creates a `script` element.
   *
   * @param name - Always `script`.
   */
  createElement(name: 'script'): ScriptLike
  /** The `head` element that scripts are added to. */
  readonly head: {
    /**
     * Adds an element.
     *
     * @param element - What `createElement` returned; typed as never because this package has no DOM types.
     */
    append(element: never): void
  }
  /** The `window` that holds the globals of scripts; null when the document has none. */
  readonly defaultView: object | null
}

type Command = (...command: readonly unknown[]) => void
type Queue = Command & { q?: (readonly unknown[])[] }
type Globals = Record<string, Queue | undefined>

/**
 * Gives integrations access to the page in a browser: `createScriptLoader(document)`. Create one for the life of the page,
 * because it knows which scripts it has loaded.
 *
 * @param document - The document of the browser.
 */
export function createScriptLoader(document: ScriptDocument): ScriptLoader {
  const loaded = new Map<string, Promise<void>>()
  const globals = (document.defaultView ?? {}) as Globals

  const begin = (src: string) =>
    new Promise<void>((resolve, reject) => {
      const script = document.createElement('script')
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', () => {
        loaded.delete(src)
        script.remove()
        reject(new Error(`${src} could not be loaded`))
      })
      script.async = true
      script.src = src
      document.head.append(script as never)
    })

  return {
    load(src) {
      const loading = loaded.get(src) ?? begin(src)
      loaded.set(src, loading)
      return loading
    },
    queue(name) {
      const waiting: Queue = (...command) => void (waiting.q ??= []).push(command)
      globals[name] ??= waiting
      return (...command) => globals[name]?.(...command)
    },
  }
}
