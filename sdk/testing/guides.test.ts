// @vitest-environment jsdom
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFilledWorld, type World } from '@vanek/specs/sandbox/test/support/world.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchOver } from './fetch-over.ts'

const docs = join(dirname(fileURLToPath(import.meta.url)), '../../docs')
const titledBlocks = /^```tsx? \[([\w./-]+)\]\n([\s\S]*?)^```$/gm
const jana = { email: 'jana@vanek.test', password: 'vetrak-2026' }

let world: World
beforeAll(async () => {
  world = await createFilledWorld()
})
afterAll(() => world.close())

beforeEach(() => void vi.stubGlobal('fetch', fetchOver(world)))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Writes the files of a guide; returns a function that imports one of them. */
async function filesOf(guide: string) {
  const page = await readFile(join(docs, `guide/${guide}.md`), 'utf8')
  const folder = join(docs, 'generated', guide)
  await rm(folder, { recursive: true, force: true })
  for (const [, name = '', code = ''] of page.matchAll(titledBlocks)) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, code)
  }
  return async <T>(name: string): Promise<T> => (await import(join(folder, name))) as T
}

/** The HTML of the root of a page, without the comments of React. */
const rootOf = (html: string) => /<div id="root">(.*)<\/div>/.exec(html)?.[1]?.replaceAll('<!-- -->', '') ?? ''

const soon = async (check: () => void) => vi.waitFor(check, { timeout: 10_000 })

describe('the guide about server rendering', () => {
  const origin = 'http://shop.test'

  it('renders the visitor, the cart and the products, and hydrates them without a request', async () => {
    const load = await filesOf('server-rendering')
    const { handle } = await load<{ handle: (request: Request) => Promise<Response> }>('server/main.tsx')
    const jar = new Map<string, string>()
    const ask = async (path: string, body?: unknown) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { cookie, origin, host: 'shop.test', 'content-type': 'application/json' }
      const request = new Request(origin + path, {
        headers,
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      })
      const response = await handle(request)
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (/Max-Age=0/i.test(line)) jar.delete(name)
        else jar.set(name, value)
      }
      return response
    }

    expect(rootOf(await (await ask('/')).text())).toContain('Not signed in, cart: 0')
    expect((await ask('/api/oauth/login', jana)).status).toBe(200)
    const response = await ask('/')
    const html = await response.text()
    expect(rootOf(html)).toContain('Signed in as Jana, cart: ')
    expect(rootOf(html)).toMatch(/<li>Koupelnový ventilátor/)
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect([...jar.keys()]).toContain('vanek_auth_token')
    for (const token of [...jar].flatMap(([name, value]) => (name.endsWith('_token') ? [value] : [])))
      expect(html.includes(token)).toBe(false)

    const sent: string[] = []
    vi.stubGlobal('fetch', async (input: string) => {
      sent.push(input)
      throw new TypeError('No network')
    })
    const faults = vi.spyOn(console, 'error').mockImplementation(() => {})
    document.cookie = 'vanek_auth=1'
    document.documentElement.innerHTML = html
    const before = document.querySelector('#root')?.innerHTML
    await load('src/client.tsx')
    // React has hydrated the page once its elements have props
    await soon(() => expect(Object.keys(document.querySelector('#root header') ?? {})).not.toEqual([]))
    expect(document.querySelector('#root')?.innerHTML === before).toBe(true)
    // what effects would send
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(faults.mock.calls).toEqual([])
    expect(sent).toEqual([])
    faults.mockRestore()
  })
})

describe('the guide about accounts', () => {
  it('signs a customer in, shows the orders and one of them, and signs out', async () => {
    const load = await filesOf('accounts')
    document.body.innerHTML = '<div id="root"></div>'
    const text = () => document.body.textContent ?? ''
    const press = (label: string | RegExp) => {
      const all = [...document.querySelectorAll('button')]
      const button = all.find(({ textContent }) => textContent?.match(label))
      expect(button).toBeInstanceOf(HTMLButtonElement)
      button?.click()
    }
    const type = (name: string, value: string) => {
      const input = document.querySelector(`[name=${name}]`)
      if (input instanceof HTMLInputElement) input.value = value
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    }

    await load('src/main.tsx')
    await soon(() => expect(text()).toContain('Sign in'))
    press('Sign in')
    await soon(() => expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(2))
    type('email', jana.email)
    type('password', jana.password)
    press('Sign in')
    await soon(() => expect(text()).toMatch(/Jana .*\d+ orders/s))

    const first = () => document.querySelector('li')?.textContent
    const newest = first()
    press('Older')
    await soon(() => expect(first()).not.toBe(newest))
    press(/^Order \d/)
    await soon(() => expect(text()).toMatch(/Total: \d/))
    press('Back')
    press('Sign out')
    await soon(() => expect(text()).toMatch(/^Welcome.*Sign in/s))
    const { session } = await load<{ session: { close: () => void } }>('src/shop.ts')
    session.close()
  })
})
