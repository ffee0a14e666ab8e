/** What a BroadcastChannel is to the session. */
export interface SessionChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  close(): void
}

/** What tabs tell each other: that something changed, never who it is; each tab asks for itself. */
export type SessionNews = 'signedIn' | 'signedOut' | 'expired' | 'prompted'

const known: readonly unknown[] = ['signedIn', 'signedOut', 'expired', 'prompted'] satisfies readonly SessionNews[]

const isNews = (data: unknown): data is { readonly type: SessionNews } =>
  known.includes((data as { readonly type?: unknown } | null | undefined)?.type)

/** Hears of the session in other tabs, and tells them of ours. */
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
