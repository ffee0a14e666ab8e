import { expect, it } from 'vitest'
import { undeclaredImports } from './consumer.mjs'

const manifest = { name: '@vanek/x', dependencies: { cookie: '1' }, peerDependencies: { '@vanek/sdk': '1' } }

it('finds imports of packages that users of ours do not get', () => {
  const texts = [
    "import { a } from 'cookie'\nimport type { B } from '@types-of/core';\nexport * from './own.js'",
    "import { cart } from '@vanek/sdk/cart'\nconst c = await import('lazy')\nconst d = require('old')",
    "import { own } from '@vanek/x/own'",
  ]
  expect(undeclaredImports(texts, manifest)).toEqual(['@types-of/core', 'lazy', 'old'])
})
