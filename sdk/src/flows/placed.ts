import type { TextPort } from '../kernel/text-port.ts'
import type { OrderPlaced } from '../checkout/types.ts'

/** Where the placed order is kept, so that it survives a reload (C4.79). */
export interface PlacedPort {
  read(): OrderPlaced | null
  write(placed: OrderPlaced | null): void
}

/** Keeps the placed order as long as the page. */
export function memoryPlaced(initial: OrderPlaced | null = null): PlacedPort {
  let kept = initial
  return { read: () => kept, write: (placed) => void (kept = placed) }
}

const isPlaced = (value: unknown): value is OrderPlaced =>
  typeof value === 'object' && value !== null && 'order' in value && 'payment' in value

/** Keeps the placed order in a text, like a key of the session storage (C4.79); what is no order is none. */
export const textPlaced = (port: TextPort): PlacedPort => ({
  read() {
    try {
      const value: unknown = JSON.parse(port.read() ?? 'null')
      return isPlaced(value) ? value : null
    } catch {
      return null
    }
  },
  write: (placed) => port.write(placed && JSON.stringify(placed)),
})
