// @vitest-environment jsdom
import type { PaymentWidget } from '@vanek/sdk/integrations/payment'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { widgetScript } from '../../specs/sandbox/src/gateway/widget-scripts.ts'
import { acmeWidget } from './payment.ts'

type End = 'done' | 'closed'

/** A mock of the provider of a widget. */
interface Provider {
  /** Creates a widget whose script has not been loaded. */
  create(): Promise<PaymentWidget<HTMLElement>>
  /** Simulates its script. */
  run(): void
  /** Simulates the shopper. */
  end(how: End): void
}

const origin = 'https://pay.test'

const sandbox: Provider = {
  async create() {
    vi.resetModules()
    const { sandboxWidget } = await import('../../storefront/src/lib/ports/sandbox-widget.ts')
    return sandboxWidget(origin)
  },
  run() {
    const currentScript = { src: `${origin}/gateway/widget.js` }
    const own = { currentScript, createElement: (name: string) => document.createElement(name) }
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the script as browsers run it
    new Function('window', 'document', 'URL', widgetScript)(window, own, URL)
  },
  end(how) {
    const source = document.querySelector('iframe')?.contentWindow
    const post = (from: string, end: End) =>
      window.dispatchEvent(Object.assign(new Event('message'), { data: { sandboxPay: end }, origin: from, source }))
    // messages of other origins are ignored
    post('https://other.test', how === 'done' ? 'closed' : 'done')
    post(origin, how)
  },
}

let acmeEnds: Readonly<Record<End, () => void>>
const acme: Provider = {
  create: async () => acmeWidget('pk_test'),
  run() {
    Object.assign(window, {
      Acme: () => ({
        async embeddedCheckout(options: { clientSecret: string; onComplete: () => void; onDismiss: () => void }) {
          acmeEnds = { done: options.onComplete, closed: options.onDismiss }
          const frame = document.createElement('iframe')
          frame.src = `https://js.acme.example/${options.clientSecret}`
          return { mount: (place: HTMLElement) => place.append(frame), destroy: () => frame.remove() }
        },
      }),
    })
  },
  end: (how) => acmeEnds[how](),
}

describe.each([
  ['the sandbox', sandbox],
  ['Acme', acme],
])('the payment widget of %s', (_, provider) => {
  const frames = () => [...document.querySelectorAll('iframe')].map(({ src }) => src)
  const shown = () => vi.waitFor(() => expect(frames()).toHaveLength(1))

  beforeEach(() => document.body.replaceChildren(document.createElement('main')))
  afterEach(() => {
    document.head.replaceChildren()
    for (const name of ['sandboxPay', 'Acme']) Reflect.deleteProperty(window, name)
  })

  async function mount(loads = true, leaves = false) {
    const widget = await provider.create()
    const controller = new AbortController()
    const place = document.body.firstElementChild as HTMLElement
    const ended = widget.mount(place, {
      ...{ clientSecret: 's-1', locale: 'cs', title: 'Platba', signal: controller.signal },
    })
    const script = await vi.waitFor(() => {
      const found = document.querySelector('script')
      if (!found) throw new Error('No script was requested')
      return found
    })
    if (leaves) controller.abort()
    if (loads) provider.run()
    script.dispatchEvent(new Event(loads ? 'load' : 'error'))
    return { widget, ended, controller, src: script.src }
  }

  it.each(['done', 'closed'] as const)('resolves with %s, and removes its frame', async (how) => {
    const { ended } = await mount()
    await shown()
    expect(frames()[0]).toContain('s-1')
    provider.end(how)
    await expect(ended).resolves.toBe(how)
    await vi.waitFor(() => expect(frames()).toEqual([]))
  })

  it('removes its frame when the signal aborts', async () => {
    const { ended, controller } = await mount()
    await shown()
    controller.abort()
    await expect(ended).resolves.toBe('closed')
    await vi.waitFor(() => expect(frames()).toEqual([]))
  })

  it('shows nothing when the signal aborts before its script has loaded', async () => {
    const { ended } = await mount(true, true)
    await expect(ended).resolves.toBe('closed')
    expect(frames()).toEqual([])
  })

  it('rejects when its script is blocked, so that the shop can redirect to the provider', async () => {
    const { ended } = await mount(false)
    await expect(ended).rejects.toThrow()
    expect(frames()).toEqual([])
  })

  it('uses only the script and frame origins of its policy', async () => {
    const { widget, src } = await mount()
    await shown()
    expect(widget.policy.script).toContain(new URL(src).origin)
    expect(widget.policy.frame).toContain(new URL(frames()[0] ?? '').origin)
  })
})
