/** What a BroadcastChannel is to the cart. */
export interface CartChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  close(): void
}

/** That a cart changed: which one, and to what version. Never what is in it; each tab asks the back end itself. */
export interface CartChange {
  readonly id: string | null
  readonly version: number
}

const isChange = (data: unknown): data is CartChange =>
  typeof (data as Partial<CartChange> | null | undefined)?.version === 'number'

/** Hears of changes in other tabs, and tells them of ours. */
export function followTabs(channel: CartChannel, onChange: (change: CartChange) => void) {
  let open = true
  channel.addEventListener('message', ({ data }) => {
    if (open && isChange(data)) onChange(data)
  })
  return {
    tell: (change: CartChange): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      if (open) channel.postMessage(change)
    },
    close: (): void => {
      open = false
      channel.close()
    },
  }
}
