import type { Plugin } from 'vite'

const mark = '?copy'

/**
 * Gives an import of `package?copy` a copy of the package of its own, from which only what that import names is kept. A
 * package that is one module would otherwise be in one file, although a part of it is needed much later. The copies
 * share no state. `npm run dev` has no copies.
 */
export const ownCopy = (): Plugin => ({
  name: 'vanek:own-copy',
  enforce: 'pre',
  async resolveId(source, from) {
    const isCopied = source.endsWith(mark)
    const isInCopy = from?.endsWith(mark) && source.startsWith('.')
    if (!isCopied && !isInCopy) return null
    const found = await this.resolve(source.replace(mark, ''), from?.replace(mark, ''), { skipSelf: true })
    if (!found || this.environment.mode === 'dev') return found
    return { ...found, id: found.id + mark, moduleSideEffects: false }
  },
})
