import type { PaymentWidget } from '@vanek/sdk/integrations/payment'

/** The part of the provider's API that we use. */
interface Acme {
  embeddedCheckout(options: {
    readonly clientSecret: string
    readonly locale: string
    readonly onComplete: () => void
    readonly onDismiss: () => void
  }): Promise<{ mount(place: HTMLElement): void; destroy(): void }>
}

const src = 'https://js.acme.example/v1.js'

/** The widget of a provider whose script creates the frame itself. */
export const acmeWidget = (publicKey: string): PaymentWidget<HTMLElement> => ({
  provider: 'acme',
  policy: {
    script: ['https://js.acme.example'],
    frame: ['https://js.acme.example', 'https://3ds.acme.example'],
    connect: ['https://api.acme.example'],
    permissions: ['payment'],
  },
  async mount(place, { clientSecret, locale, signal }) {
    const acme = (await loadAcme())(publicKey)
    if (signal.aborted) return 'closed'
    return new Promise((resolve, reject) => {
      const callbacks = { onComplete: () => end('done'), onDismiss: () => end('closed') }
      const shown = acme.embeddedCheckout({ clientSecret, locale, ...callbacks })
      const end = (how: 'done' | 'closed') => {
        resolve(how)
        shown.then((checkout) => checkout.destroy()).catch(() => {})
      }
      shown.then((checkout) => checkout.mount(place)).catch(reject)
      signal.addEventListener('abort', callbacks.onDismiss)
    })
  },
})

function loadAcme(): Promise<(publicKey: string) => Acme> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    script.addEventListener('load', () => resolve((globalThis as unknown as { Acme: (key: string) => Acme }).Acme))
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The script of Acme did not load'))
    })
    document.head.append(script)
  })
}
