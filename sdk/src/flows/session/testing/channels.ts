/** Channels between tabs; `deliver` decides when a message arrives. */
export function tabChannels(
  deliver: (receive: () => void) => void = (receive) => void Promise.resolve().then(receive),
) {
  const channels: { listeners: ((event: { readonly data: unknown }) => void)[] }[] = []
  return () => {
    const own: (typeof channels)[number] = { listeners: [] }
    channels.push(own)
    return {
      postMessage(data: unknown) {
        for (const other of channels.filter((channel) => channel !== own))
          deliver(() => other.listeners.forEach((listener) => listener({ data })))
      },
      addEventListener: (_: 'message', listener: (event: { readonly data: unknown }) => void) =>
        void own.listeners.push(listener),
      close() {},
    }
  }
}

/** A lock for all tabs, in order of arrival. */
export function tabLock() {
  let turn: Promise<unknown> = Promise.resolve()
  return <T>(run: () => Promise<T>): Promise<T> => {
    const result = turn.then(run)
    turn = result.catch(() => undefined)
    return result
  }
}
