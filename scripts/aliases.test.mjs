import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { resolveSpecifier } from './checks/graph.mjs'
import { aliases, root } from './aliases.mjs'

const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => ts.sys.readFile(path))

const byAlias = (specifier) => {
  const alias = aliases.find(({ find }) => find.test(specifier))
  return alias && specifier.replace(alias.find, alias.replacement)
}

it('means the same in TypeScript, in Vite and in the import check', () => {
  for (const [name, [target]] of Object.entries(config.compilerOptions.paths)) {
    const [specifier, path] = [name.replace('*', 'cart'), target.replace('*', 'cart').replace('./', '')]
    expect(byAlias(specifier), specifier).toBe(join(root, path))
    expect(resolveSpecifier('storefront/src/a.ts', specifier), specifier).toBe(path)
  }
})

it('leaves packages of others alone', () => {
  expect(byAlias('react')).toBeUndefined()
  expect(byAlias('@vanek/storefront')).toBeUndefined()
})
