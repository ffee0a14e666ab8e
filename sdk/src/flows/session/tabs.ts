/** The part of `BroadcastChannel` that a session uses to synchronize tabs. */
export interface SessionChannel {
  /**
   * Sends a message to the other tabs.
   *
   * @param message - A `SessionNews`; it never says who signed in.
   */
  postMessage(message: unknown): void
  /**
   * Registers a listener for messages of other tabs.
   *
   * @param type - Always `message`.
   * @param listener - Called with each message.
   */
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  /** Closes the channel; called by `close` of the session. */
  close(): void
}

/** Message between tabs. It never contains who has signed in: each tab asks the back end itself. */
export type SessionNews = 'signedIn' | 'signedOut' | 'expired' | 'prompted'

const known: readonly unknown[] = ['signedIn', 'signedOut', 'expired', 'prompted'] satisfies readonly SessionNews[]

const isNews = (data: unknown): data is { readonly type: SessionNews } =>
  known.includes((data as { readonly type?: unknown } | null | undefined)?.type)

/** Receives messages of other tabs, and sends those of this tab. */
export function sessionTabs(channel: SessionChannel | undefined, onNews: (type: SessionNews) => void) {
  let open = channel !== undefined
  channel?.addEventListener('message', ({ data }) => {
    if (open && isNews(data)) onNews(data.type)
  })
  return {
    tell: (type: SessionNews): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      if (open) channel?.postMessage({ type })
    },
    close: (): void => {
      open = false
      channel?.close()
    },
  }
}
