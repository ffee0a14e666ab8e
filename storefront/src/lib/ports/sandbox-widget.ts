import { createScriptLoader, type ScriptLoader } from '@vanek/sdk/integrations/conversions'
import type { PaymentWidget } from '@vanek/sdk/integrations/payment'

/** The global of the sandbox's script. */
interface SandboxPay {
  readonly mount: (
    place: HTMLElement,
    options: {
      readonly clientSecret: string
      readonly title: string
      readonly onEnd: (end: 'done' | 'closed') => void
    },
  ) => { readonly unmount: () => void }
}

let scripts: ScriptLoader | undefined

/** The widget of the sandbox's payment provider. */
export const sandboxWidget = (paymentOrigin: string): PaymentWidget<HTMLElement> => ({
  provider: 'sandbox',
  policy: { script: [paymentOrigin], frame: [paymentOrigin], connect: [], permissions: ['payment'] },
  async mount(place, { clientSecret, title, signal }) {
    scripts ??= createScriptLoader(document)
    await scripts.load(`${paymentOrigin}/gateway/widget.js`)
    const { sandboxPay } = globalThis as { readonly sandboxPay?: SandboxPay }
    if (!sandboxPay) throw new Error('The script of the sandbox has no widget')
    if (signal.aborted) return 'closed'
    return new Promise((resolve) => {
      const { unmount } = sandboxPay.mount(place, { clientSecret, title, onEnd: resolve })
      signal.addEventListener('abort', () => {
        unmount()
        resolve('closed')
      })
    })
  },
})
