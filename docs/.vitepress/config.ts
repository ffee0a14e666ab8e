import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type MarkdownOptions } from 'vitepress'
import { aliases } from '../../scripts/aliases.mjs'
import { nav, sidebar } from './menus.ts'

const docs = join(dirname(fileURLToPath(import.meta.url)), '..')
const source = 'https://github.com/vanek-shop/vanek/blob/main/'

/** Links of the documents to files beside the site lead to the repository. */
function leadOut(href: string, from: string): string {
  if (/^(\w+:|\/|#)/.test(href)) return href
  const [path = '', hash] = href.split('#')
  const target = relative(docs, resolve(dirname(from), path)).replaceAll('\\', '/')
  const end = hash === undefined ? '' : `#${hash}`
  if (target.startsWith('..')) return `${source}${target.replace(/^\.\.\//, '')}${end}`
  return href.replace(/(^|\/)README\.md$/, '$1index.md')
}

const linksOut: NonNullable<MarkdownOptions['config']> = (md) => {
  md.core.ruler.push('links-out', ({ tokens, env }) => {
    for (const { children } of tokens)
      for (const token of children ?? []) {
        const href = token.type === 'link_open' ? token.attrGet('href') : null
        if (href !== null) token.attrSet('href', leadOut(href, (env as { path: string }).path))
      }
  })
}

/** A block with a title, such as ```ts [src/shop.ts], says which file it is. */
const titledCode: NonNullable<MarkdownOptions['config']> = (md) => {
  const { fence } = md.renderer.rules
  if (!fence) throw new Error('There is nothing that shows code')
  md.renderer.rules.fence = (...all) => {
    const [tokens, index] = all
    const title = /\[(.+)\]/.exec(tokens[index]?.info ?? '')?.[1]
    if (title === undefined) return fence(...all)
    return `<figure class="titled"><figcaption>${md.utils.escapeHtml(title)}</figcaption>${fence(...all)}</figure>`
  }
}

/** What search engines and shared links say of a page: its first paragraph, unless the page says it. */
function describe(path: string): string | undefined {
  const text = readFileSync(path, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')
  const first = /^# .*\n+((?!```|[#|<:>\s-]).+(?:\n(?!\s*$).+)*)/m.exec(text)?.[1]
  if (first === undefined) return undefined
  const plain = first
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]+>|[`*_]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const end = plain.length > 160 ? plain.lastIndexOf(' ', 157) : -1
  return end === -1 ? plain : `${plain.slice(0, end)}…`
}

export default defineConfig({
  title: 'Vánek',
  description:
    'A headless commerce SDK with React hooks and a complete reference shop: quick start, guides and reference.',
  lang: 'en',
  srcExclude: ['reference/**', 'api/**'],
  rewrites: {
    'generated/hooks/:page': 'hooks/:page',
    'generated/contract/:page': 'contract/:page',
    'generated/pages/errors.md': 'contract/errors.md',
    'generated/pages/changelog.md': 'changelog.md',
    'decisions/README.md': 'decisions/index.md',
  },
  head: [
    ['link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
    ['meta', { name: 'theme-color', content: '#0a2a33' }],
  ],
  markdown: {
    config(md) {
      linksOut(md)
      titledCode(md)
    },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  transformPageData({ filePath, frontmatter }) {
    const path = join(docs, filePath)
    const description =
      (frontmatter['description'] as string | undefined) ?? (existsSync(path) ? describe(path) : undefined)
    return description === undefined ? undefined : { description }
  },
  // files that the build puts beside the pages; `scripts/checks/site.mjs` checks every link of what was built
  ignoreDeadLinks: [/^http:\/\/localhost/, /^\/(reference\/|contract\/\w+-reference|contract\/\w+\.json)/],
  themeConfig: {
    logo: '/icon.svg',
    nav,
    sidebar,
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          // what to do comes before what has changed and why
          searchOptions: { boostDocument: (id: string) => (/^\/(changelog|decisions)/.test(id) ? 0.2 : 1) },
        },
      },
    },
    socialLinks: [{ icon: 'github', link: 'https://github.com/vanek-shop/vanek' }],
    editLink: { pattern: ({ filePath }) => `https://github.com/vanek-shop/vanek/edit/main/docs/${filePath}` },
    footer: { message: 'MIT licence. Brands, products and texts of the demo shop are invented.' },
  },
  vite: {
    resolve: { alias: [...aliases], dedupe: ['react', 'react-dom'] },
    esbuild: { jsx: 'automatic' },
    // demos are loaded when a reader scrolls to one
    build: { chunkSizeWarningLimit: 1500 },
  },
})
