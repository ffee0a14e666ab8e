/** The part of `BroadcastChannel` that stores use to notify other tabs. */
export interface TabChannel {
  /**
   * Sends a message to the other tabs.
   *
   * @param message - Only reports that something changed, never what.
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
