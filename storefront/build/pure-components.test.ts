import { build, type Plugin, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { pureComponents } from './pure-components.ts'

const parts = `
  import * as React1 from 'react'
  export const useThis = () => React1.useRef('used')
  var Own = React1.createContext('a context')
  Own.displayName = 'Own'
  var Link = React1.forwardRef(() => 'a link')
  Link.displayName = 'Link'
  var NavLink = React1.forwardRef(() => React1.createElement(Link, React1.useContext(Own)))
  NavLink.displayName = 'NavLink'
  var registered = React1.register('an effect')
  export { Link, NavLink }
`

/** The rest of a package after tree shaking, for a shop with these imports. */
async function built(imported: string): Promise<string> {
  const files: Record<string, string> = {
    '/shop.js': `import { ${imported} } from '/node_modules/parts/index.js'\nglobalThis.shop = ${imported}`,
    '/node_modules/parts/index.js': parts,
  }
  const inMemory: Plugin = {
    name: 'in-memory',
    enforce: 'pre',
    resolveId: (id) => (id in files ? id : undefined),
    load: (id) => (id in files ? { code: files[id] ?? '', moduleSideEffects: id === '/shop.js' } : undefined),
  }
  const answer = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory, pureComponents()],
    build: { write: false, rolldownOptions: { input: '/shop.js', external: ['react'] } },
  })
  const { output } = (Array.isArray(answer) ? answer[0] : answer) as Rolldown.RolldownOutput
  return output[0].code
}

it('removes unused components and their imports, and keeps side effects', async () => {
  const code = await built('useThis')
  expect(['a link', 'a context', 'NavLink'].filter((text) => code.includes(text))).toEqual([])
  expect(['used', 'an effect'].filter((text) => !code.includes(text))).toEqual([])
})

it('keeps components that are used, without their names for developers', async () => {
  const code = await built('NavLink')
  expect(['a link', 'a context'].filter((text) => !code.includes(text))).toEqual([])
  expect(code).not.toContain('displayName')
})
