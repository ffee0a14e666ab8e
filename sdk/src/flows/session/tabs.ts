import type { TabChannel } from '../../kernel/tab-channel.ts'

/** Message between tabs. It never contains who has signed in: each tab asks the back end itself. */
export type SessionNews = 'signedIn' | 'signedOut' | 'expired' | 'prompted'

const known: readonly unknown[] = ['signedIn', 'signedOut', 'expired', 'prompted'] satisfies readonly SessionNews[]

const isNews = (data: unknown): data is { readonly type: SessionNews } =>
  known.includes((data as { readonly type?: unknown } | null | undefined)?.type)

/** Receives messages of other tabs, and sends those of this tab. */
export function sessionTabs(channel: TabChannel | undefined, onNews: (type: SessionNews) => void) {
  let open = channel !== undefined
  channel?.addEventListener('message', ({ data }) => {
    if (open && isNews(data)) onNews(data.type)
  })
  return {
    broadcast: (type: SessionNews): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      if (open) channel?.postMessage({ type })
    },
    close: (): void => {
      open = false
      channel?.close()
    },
  }
}
