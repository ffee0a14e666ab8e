/** One entry of Vite's manifest. */
export interface ManifestEntry {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
export type Manifest = Readonly<Record<string, ManifestEntry>>

/** The tags by which a document names the files of the browser's build. */
export interface ClientFiles {
  /** Start of the head: style sheet, font, icons. */
  readonly before: string
  /** Style sheets of the given pages, and the first script with the files that it loads for the given route modules. */
  tagsFor(modules: readonly string[]): string
}

const entry = 'src/composition/entry-client.tsx'
const first = 'src/composition/first.ts'
const print = 'src/styles/sheets/print.css'

/** Files that a module needs before it can run, itself first. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const found = manifest[key]
  if (!found || seen.has(key)) return seen
  seen.add(key)
  for (const next of found.imports ?? []) closure(manifest, next, seen)
  return seen
}

/** The built file of a style sheet. Vite names sheets that are imported by address by their whole path. */
const styleFile = (manifest: Manifest, path: string) =>
  Object.entries(manifest).find(([key]) => key === path || key.endsWith(`/${path}`))?.[1].file

const icons: readonly (readonly [path: string, tag: string])[] = [
  ['/favicon.svg', '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'],
  ['/apple-touch-icon.png', '<link rel="apple-touch-icon" href="/apple-touch-icon.png">'],
  ['/manifest.webmanifest', '<link rel="manifest" href="/manifest.webmanifest">'],
]

/** Reads the tags out of a production build: its manifest and the files it consists of. */
export function clientFiles(manifest: Manifest, hasFile: (path: string) => boolean): ClientFiles {
  const printed = styleFile(manifest, print)
  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'))?.file
  const cache = new Map<string, string>()
  const [start, starter] = [manifest[entry], manifest[first]]
  if (!start || !starter) throw new Error(`The browser's build has no ${start ? first : entry}`)

  const styleTag = (file: string) => `<link rel="stylesheet" href="/${file}">`
  const make = (modules: readonly string[]): string => {
    const keys = new Set([entry, ...modules].flatMap((key) => [...closure(manifest, key)]))
    keys.delete(entry)
    const styles = modules.filter((name) => name.endsWith('.css')).flatMap((name) => styleFile(manifest, name) ?? [])
    const files = new Set([...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')))
    files.delete(start.file)
    const others = [...files].map((file) => `/${file}`).join(' ')
    const script = `<script type="module" src="/${starter.file}" data-core="/${start.file}" data-files="${others}"></script>`
    return [...styles.map(styleTag), script].join('')
  }
  return {
    before: [
      ...(font ? [`<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`] : []),
      ...(start.css ?? []).map(styleTag),
      // no page waits for it
      ...(printed ? [`<link rel="stylesheet" media="print" href="/${printed}">`] : []),
      ...icons.filter(([path]) => hasFile(path)).map(([, tag]) => tag),
    ].join(''),
    tagsFor(modules) {
      const key = modules.join()
      const tags = cache.get(key) ?? make(modules)
      // as many keys as there are routes
      cache.set(key, tags)
      return tags
    },
  }
}
