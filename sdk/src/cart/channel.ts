/** The part of `BroadcastChannel` that a cart store uses to synchronize tabs. */
export interface CartChannel {
  /** Sends a {@link CartChange} to the other tabs. */
  postMessage(message: unknown): void
  /** Registers a listener for messages of other tabs. */
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  /** Closes the channel; called by `close` of the cart store. */
  close(): void
}

/** Message about a changed cart. It does not contain the cart: each tab loads it from the back end. */
export interface CartChange {
  /** Id of the cart; null if there is no cart yet. */
  readonly id: string | null
  /** Version of the cart after the change; grows with every change. */
  readonly version: number
}

const isChange = (data: unknown): data is CartChange =>
  typeof (data as Partial<CartChange> | null | undefined)?.version === 'number'

/** Receives changes of other tabs, and sends those of this tab. */
export function followTabs(channel: CartChannel, onChange: (change: CartChange) => void) {
  let open = true
  channel.addEventListener('message', ({ data }) => {
    if (open && isChange(data)) onChange(data)
  })
  return {
    post: (change: CartChange): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      if (open) channel.postMessage(change)
    },
    close: (): void => {
      open = false
      channel.close()
    },
  }
}
