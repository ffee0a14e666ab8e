/** Counts concurrent work per client. Returns a function that ends it, or undefined if `most` are already running. */
export function createAtOnce(most: number): (client: string) => (() => void) | undefined {
  const running = new Map<string, number>()
  return (client) => {
    const before = running.get(client) ?? 0
    if (before >= most) return undefined
    running.set(client, before + 1)
    let ended = false
    return () => {
      if (ended) return
      ended = true
      const left = (running.get(client) ?? 1) - 1
      if (left > 0) running.set(client, left)
      else running.delete(client)
    }
  }
}
