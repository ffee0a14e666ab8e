import type { TabChannel } from '../kernel/tab-channel.ts'

/**
 * Notifies other tabs of a change and listens for theirs. Messages carry no data: each tab reads the new state itself.
 */
export function followTabs(channel: TabChannel, onChange: () => void) {
  let open = true
  channel.addEventListener('message', ({ data }) => {
    if (open && data === 'changed') onChange()
  })
  return {
    post: (): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      if (open) channel.postMessage('changed')
    },
    close: (): void => {
      open = false
      channel.close()
    },
  }
}
