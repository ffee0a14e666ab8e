import { describe, expect, it } from 'vitest'
import { helper, withHelper } from './retried-imports.ts'

describe('withHelper', () => {
  it.each(['D', '$', '$e', '$$'])('replaces imports by calls of %s', (name) => {
    const code = [
      `view:()=>${name}(()=>import(\`./cart-view-1a2b3c4.js\`).then(e=>e.t),[])`,
      `let{a:t}=await ${name}(async()=>{let{a:e}=await import(\`./rest-1a2b3c4.js\`);return{a:e}},[])`,
    ].join(',')
    expect(withHelper(code, name)).toBe(
      [
        `view:()=>${name}(\`./cart-view-1a2b3c4.js\`).then(e=>e.t)`,
        `let{a:t}=await ${name}(async()=>{let{a:e}=await ${name}(\`./rest-1a2b3c4.js\`);return{a:e}},[])`,
      ].join(','),
    )
  })

  it('leaves other functions that take an import alone', () => {
    const code = 'late(()=>D(()=>import(`./a-1.js`),[]));late(()=>import(`./a-1.js`))'
    expect(withHelper(code, 'D')).toBe('late(()=>D(`./a-1.js`));late(()=>D(`./a-1.js`))')
  })
})

describe('the helper', () => {
  /** Runs the helper with a browser that fails the first `failing` requests and remembers URLs that failed. */
  function setUp(failing: number) {
    const requested: string[] = []
    const failed = new Set<string>()
    const browserImport = async (url: string) => {
      if (!failed.has(url)) requested.push(url)
      if (failed.has(url) || requested.length <= failing) {
        failed.add(url)
        throw new TypeError(`Failed to fetch ${url}`)
      }
      return url
    }
    const code = helper.replace('import(', 'browserImport(').replace('export const __vitePreload =', 'return')
    // oxlint-disable-next-line typescript/no-implied-eval -- the helper is a text until the build
    const load = new Function('browserImport', code)(browserImport) as (what: unknown) => Promise<unknown>
    return { load, requested }
  }

  it('loads a chunk from its own URL', async () => {
    const { load } = setUp(0)
    expect(await load('./a.js')).toBe('./a.js')
  })

  it('requests a chunk once more from another URL, and keeps to the one that worked', async () => {
    const { load, requested } = setUp(1)
    expect(await load('./a.js')).toBe('./a.js?1')
    expect(await load('./a.js')).toBe('./a.js?1')
    expect(requested).toEqual(['./a.js', './a.js?1', './a.js?1'])
  })

  it('fails after two attempts, and the next call uses a URL that has not failed', async () => {
    const { load, requested } = setUp(2)
    await expect(load('./a.js')).rejects.toThrow('./a.js?1')
    expect(await load('./a.js')).toBe('./a.js?2')
    expect(requested).toEqual(['./a.js', './a.js?1', './a.js?2'])
  })

  it('gives callers that fail together the same module', async () => {
    const { load } = setUp(1)
    expect(await Promise.all([load('./a.js'), load('./a.js')])).toEqual(['./a.js?1', './a.js?1'])
  })

  it('runs a function, for imports that are destructured', async () => {
    const { load } = setUp(0)
    expect(await load(async () => 'loaded')).toBe('loaded')
  })
})
