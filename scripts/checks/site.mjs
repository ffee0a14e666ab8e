// The built site is complete: every internal link leads to an existing page and anchor, and every name that the packages
// export has a page that can be reached from the front page by links.
//
//   npm run site && node scripts/checks/site.mjs
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../aliases.mjs'
import { exportedNames } from '../lib/examples.mjs'
import { blocksIn } from '../lib/snippets.mjs'
import { report } from './sources.mjs'

const tag = /<[a-z][\w-]*\b[^>]*>/gi
const attribute = (text, name) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(text)?.[1]
const decoded = (text) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'")

/** Links and anchors of a page. A page that is rendered in the browser has only the links that we list. */
export function readPage(html) {
  const body = html.replaceAll(
    /<(script|style)\b[\s\S]*?<\/\1>/gi,
    (whole) => `${whole.slice(0, whole.indexOf('>') + 1)}`,
  )
  const tags = body.match(tag) ?? []
  const links = tags.flatMap((each) => [attribute(each, 'href'), attribute(each, 'src')]).filter((link) => link)
  const places = tags.flatMap((each) => [
    attribute(each, 'id'),
    /^<a\b/i.test(each) ? attribute(each, 'name') : undefined,
  ])
  return { links: links.map(decoded), places: new Set(places.filter(Boolean).map(decoded)) }
}

/** The file for a path, as servers of static files find it. */
function fileFor(path, exists) {
  return [path, `${path}.html`, `${path.replace(/\/$/, '')}/index.html`].find(exists)
}

const isOutside = (link) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link)
/** Redoc renders its pages in the browser. */
const isClientRendered = (path) => /^\/contract\/\w+-reference\.html$/.test(path)

/**
 * Walks the site from its front page. `read` returns the text of a file, `exists` whether a path is a file. Returns
 * the faults, and the paths that were reached.
 */
export function walk({ read, exists }) {
  const pages = new Map()
  const pageAt = (path) => {
    if (!pages.has(path)) pages.set(path, readPage(read(path)))
    return pages.get(path)
  }
  const reached = new Set(['/index.html'])
  const queue = ['/index.html']
  const faults = []
  for (let path = queue.shift(); path; path = queue.shift()) {
    const links = isClientRendered(path) ? [] : pageAt(path).links
    for (const link of new Set(links)) {
      if (isOutside(link)) continue
      const { pathname, hash } = new URL(link, `http://site${path}`)
      const target = fileFor(decodeURIComponent(pathname), exists)
      if (!target) {
        faults.push(`${path} links to ${link}, which does not exist`)
        continue
      }
      const isPage = target.endsWith('.html')
      const place = decodeURIComponent(hash.slice(1))
      if (place && isPage && !isClientRendered(target) && !pageAt(target).places.has(place))
        faults.push(`${path} links to ${link}, where nothing is called ${place}`)
      if (isPage && !reached.has(target)) {
        reached.add(target)
        queue.push(target)
      }
    }
  }
  return { faults, reached }
}

const packages = [
  { folder: 'sdk', name: 'sdk' },
  { folder: 'react-hooks', name: 'react-hooks' },
]

/** Every exported name of both packages. */
const publicNames = () =>
  packages.flatMap(({ folder }) =>
    readdirSync(join(root, folder, 'exports'), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => exportedNames(readFileSync(join(root, folder, 'exports', file), 'utf8')))
      .map(({ name }) => name),
  )

/** Names without a page in the reference that was reached. */
export function withoutPage(names, reached) {
  const shown = new Set([...reached].map((path) => /^\/reference\/\w+\/.*\.(\w+)\.html$/.exec(path)?.[1]))
  return [...new Set(names)].filter((name) => !shown.has(name)).map((name) => `${name} has no page on the site`)
}

/** Files of a guide whose page does not show the file name next to the code. */
export const withoutTitle = (markdown, html) =>
  blocksIn(markdown)
    .map(({ title }) => title)
    .filter((title) => title !== undefined && !html.includes(`<figcaption>${title}`))

const guideFaults = (folder) =>
  readdirSync(join(root, 'docs/guide'))
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      withoutTitle(
        readFileSync(join(root, 'docs/guide', file), 'utf8'),
        readFileSync(join(folder, 'guide', file.replace(/md$/, 'html')), 'utf8'),
      ).map((title) => `/guide/${file} does not show which code is ${title}`),
    )

/** Faults of a folder with a built site. */
function siteFaults(folder) {
  if (!existsSync(join(folder, 'index.html'))) return [`${folder} has no site: run \`npm run site\``]
  const exists = (path) => existsSync(join(folder, path)) && statSync(join(folder, path)).isFile()
  const { faults, reached } = walk({ exists, read: (path) => readFileSync(join(folder, path), 'utf8') })
  console.log(`${reached.size} pages`)
  return [...faults, ...withoutPage(publicNames(), reached), ...guideFaults(folder)]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  report('site', siteFaults(join(root, 'docs/.vitepress/dist')))
