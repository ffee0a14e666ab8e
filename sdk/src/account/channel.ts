/** The part of `BroadcastChannel` that stores use to notify other tabs. */
export interface TabChannel {
  /**
   * Sends a message to the other tabs.
   *
   * @param message - Only says that something changed, never what.
   */
  postMessage(message: unknown): void
  /**
   * Registers a listener for messages of other tabs.
   *
   * @param type - Always `message`.
   * @param listener - Called with each message.
   */
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  /** Stops sending and receiving. */
  close(): void
}

/**
 * Notifies other tabs of a change and listens for theirs. Messages carry no data: each tab reads the new state itself.
 */
export function followTabs(channel: TabChannel, onChange: () => void) {
  let open = true
  channel.addEventListener('message', ({ data }) => {
    if (open && data === 'changed') onChange()
  })
  return {
    tell: (): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      if (open) channel.postMessage('changed')
    },
    close: (): void => {
      open = false
      channel.close()
    },
  }
}
