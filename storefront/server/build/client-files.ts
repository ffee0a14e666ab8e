/** One entry of Vite's manifest. */
export interface ManifestEntry {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
export type Manifest = Readonly<Record<string, ManifestEntry>>

/** The tags by which a document names the files of the browser's build. */
export interface ClientFiles {
  /** What stands at the start of the head: style sheet, font, icons. */
  readonly before: string
  /** The entry script and preloads for it and for the given route modules. */
  scriptsFor(modules: readonly string[]): string
}

const entry = 'src/entry-client.tsx'

/** Files that a module needs before it can run, itself first. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const found = manifest[key]
  if (!found || seen.has(key)) return seen
  seen.add(key)
  for (const next of found.imports ?? []) closure(manifest, next, seen)
  return seen
}

const icons: readonly (readonly [path: string, tag: string])[] = [
  ['/favicon.svg', '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'],
  ['/apple-touch-icon.png', '<link rel="apple-touch-icon" href="/apple-touch-icon.png">'],
  ['/manifest.webmanifest', '<link rel="manifest" href="/manifest.webmanifest">'],
]

/** Reads the tags out of a production build: its manifest and the files it consists of. */
export function clientFiles(manifest: Manifest, hasFile: (path: string) => boolean): ClientFiles {
  const styles = new Set(
    Object.values(manifest).flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file] : css)),
  )
  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'))?.file
  const cache = new Map<string, string>()
  const start = manifest[entry]
  if (!start) throw new Error(`The browser's build has no ${entry}`)

  const tagsFor = (modules: readonly string[]): string => {
    const keys = new Set([entry, ...modules].flatMap((key) => [...closure(manifest, key)]))
    keys.delete(entry)
    const files = [...keys].map((key) => manifest[key]?.file).filter((file) => file?.endsWith('.js'))
    // low priority: the page is readable without them, and the pictures should come first
    const preloads = files.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`)
    return `<script type="module" src="/${start.file}" fetchpriority="low"></script>${preloads.join('')}`
  }
  return {
    before: [
      ...(font ? [`<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`] : []),
      ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...icons.filter(([path]) => hasFile(path)).map(([, tag]) => tag),
    ].join(''),
    scriptsFor(modules) {
      const key = modules.join()
      const tags = cache.get(key) ?? tagsFor(modules)
      // as many keys as there are routes
      cache.set(key, tags)
      return tags
    },
  }
}
