import { describe, expect, it } from 'vitest'
import { examplesIn, exportedNames, importsIn, moduleOf } from './examples.mjs'

const source = `import { a } from './a.ts'

/**
 * Does a thing.
 *
 * \`\`\`tsx
 * const { b } = useThing()
 * return <p>{b}</p>
 * \`\`\`
 */
export function useThing() {}
`

describe('examples in docstrings', () => {
  it('are found with the line they begin at', () => {
    expect(examplesIn(source)).toEqual([{ line: 7, code: 'const { b } = useThing()\nreturn <p>{b}</p>' }])
    expect(examplesIn('// ```tsx\nnone\n// ```')).toEqual([])
  })

  it('are only their imports in documents', () => {
    const text =
      "Text\n\n```ts\nimport {\n  a,\n} from '@vanek/sdk'\nimport b from 'b'\nimport { c } from '@vanek/sdk/cart'\na(c)\n```\n"
    expect(importsIn(text)).toEqual([
      { line: 4, code: "import {\n  a,\n} from '@vanek/sdk'" },
      { line: 8, code: "import { c } from '@vanek/sdk/cart'" },
    ])
  })

  it('become modules that import the names they use', () => {
    const known = [
      { name: 'useThing', from: '@vanek/react-hooks', type: false },
      { name: 'useOther', from: '@vanek/react-hooks', type: false },
    ]
    const text = moduleOf('const { b } = useThing()\nreturn <p>{b}</p>', known, 3)
    expect(text).toContain("import { useThing } from '@vanek/react-hooks'")
    expect(text).not.toContain('useOther')
    expect(text).toContain('export function Example3() {')
    expect(moduleOf('await useThing()', known, 2)).toContain('export async function Example2() {')
    expect(moduleOf('<Shop />', known, 1)).toContain('return (\n<Shop />\n)')
    expect(moduleOf("import { x } from 'y'\nx()", known, 1)).toBe("import { x } from 'y'\nx()")
  })

  it('find the exports of an entry', () => {
    expect(exportedNames("export { type A, useB, c as d } from './x.ts'\nexport type { E } from './y.ts'")).toEqual([
      { name: 'A', type: true },
      { name: 'useB', type: false },
      { name: 'd', type: false },
      { name: 'E', type: true },
    ])
  })
})
