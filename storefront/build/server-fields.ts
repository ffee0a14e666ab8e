import { parseAst, type Plugin } from 'vite'

/** Fields of a page's declaration that only the server or the build reads. */
const fields = new Set(['visits', 'listing', 'query'])

interface Range {
  readonly start: number
  readonly end: number
}

/** Ranges of those fields in the pages that a module declares. */
function rangesIn(code: string): readonly Range[] {
  return parseAst(code, { lang: 'ts' }).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    const pages = declared?.type === 'VariableDeclaration' ? declared.declarations[0]?.init : null
    if (pages?.type !== 'ObjectExpression') return []
    return pages.properties.flatMap((page) => {
      const call = page.type === 'Property' && page.value.type === 'CallExpression' ? page.value : null
      const [declaration] = call?.arguments ?? []
      if (declaration?.type !== 'ObjectExpression') return []
      return declaration.properties.filter(
        (own) => own.type === 'Property' && own.key.type === 'Identifier' && fields.has(own.key.name),
      )
    })
  })
}

/** Leaves those fields out of the browser's build: every visitor loads the declarations of all pages first. */
export const withoutServerFields = (): Plugin => ({
  name: 'vanek:server-fields',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/pages\/[\w-]+\.ts$/, code: 'definePage(' },
    handler(code) {
      // from the end, so that ranges stay valid
      const rest = [...rangesIn(code)].reverse().reduce((text, { start, end }) => {
        const after = text.slice(end).replace(/^\s*,/, '')
        return text.slice(0, start) + after
      }, code)
      return { code: rest, map: null }
    },
  },
})
