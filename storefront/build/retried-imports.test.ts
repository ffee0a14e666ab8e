import { describe, expect, it } from 'vitest'
import { helper, withPaths } from './retried-imports.ts'

describe('withPaths', () => {
  it.each(['D', '$', 'e'])('gives paths to the helper %s', (name) => {
    const code = [
      `view:()=>${name}(()=>import(\`./cart-view-1a2b3c4.js\`).then(e=>e.t),[])`,
      `data:()=>${name}(()=>import(\`./cart-data-1a2b3c4.js\`),[])`,
      `later(()=>${name}(()=>import(\`./buy-1a2b3c4.js\`).then(e=>e.t).then(({Buy:e})=>e),[]),\`.buy\`)`,
      // a variable with the name of the helper
      `let{a:t}=await ${name}(async()=>{let{a:e}=await import(\`./rest-1a2b3c4.js\`).then(e=>e.t);return{a:e}},[])`,
      // Vite's list of files is removed before
      `let{b:t}=await ${name}(async()=>{let{b:e}=await import(\`./b-1a2b3c4.js\`);return{b:e}})`,
    ].join()
    expect(withPaths(code)).toBe(
      [
        `view:()=>${name}(\`./cart-view-1a2b3c4.js\`).then(e=>e.t)`,
        `data:()=>${name}(\`./cart-data-1a2b3c4.js\`)`,
        `later(()=>${name}(\`./buy-1a2b3c4.js\`).then(e=>e.t).then(({Buy:e})=>e),\`.buy\`)`,
        `let{a:t}=await ${name}(\`./rest-1a2b3c4.js\`).then(e=>e.t)`,
        `let{b:t}=await ${name}(\`./b-1a2b3c4.js\`)`,
      ].join(),
    )
  })

  it('leaves other functions that take an import alone', () => {
    expect(withPaths('late(()=>D(()=>import(`./a-1.js`),[]))')).toBe('late(()=>D(`./a-1.js`))')
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
    const load = new Function('browserImport', code)(browserImport) as (path: string) => Promise<unknown>
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
})
