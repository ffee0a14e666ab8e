import { parseAst, type Plugin } from 'vite'

/** Fields of a page's declaration that only the server or the build reads. */
const fields = new Set(['visits', 'listing', 'query'])

interface Range {
  readonly start: number
  readonly end: number
}

/** Ranges of those fields, and of the paths in other markets, in the pages that a module declares. */
function rangesIn(code: string, market: string): readonly Range[] {
  return parseAst(code, { lang: 'ts' }).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    const pages = declared?.type === 'VariableDeclaration' ? declared.declarations[0]?.init : null
    if (pages?.type !== 'ObjectExpression') return []
    return pages.properties.flatMap((page) => {
      const call = page.type === 'Property' && page.value.type === 'CallExpression' ? page.value : null
      const [declaration] = call?.arguments ?? []
      if (declaration?.type !== 'ObjectExpression') return []
      return declaration.properties.flatMap((own): readonly Range[] => {
        if (own.type !== 'Property' || own.key.type !== 'Identifier') return []
        if (fields.has(own.key.name)) return [own]
        if (own.key.name !== 'path' || own.value.type !== 'ObjectExpression') return []
        return own.value.properties.filter(
          (path) => path.type === 'Property' && path.key.type === 'Identifier' && path.key.name !== market,
        )
      })
    })
  })
}

/**
 * Leaves those fields and paths out of the browser's build: every visitor loads the declarations of all pages first, and
 * only the server writes links to other markets.
 */
export const withoutServerFields = (market: string): Plugin => ({
  name: 'vanek:server-fields',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/pages\/[\w-]+\.ts$/, code: 'definePage(' },
    handler(code) {
      // from the end, so that ranges stay valid
      const rest = [...rangesIn(code, market)].reverse().reduce((text, { start, end }) => {
        const after = text.slice(end).replace(/^\s*,/, '')
        return text.slice(0, start) + after
      }, code)
      return { code: rest, map: null }
    },
  },
})
