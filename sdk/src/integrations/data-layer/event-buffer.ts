import type { StoragePort } from '../../kernel/text-port.ts'
import type { TrackingEvent } from '../../tracking/types.ts'

/** The most events that are buffered across page loads; within one page there is no limit. */
export const maxBufferedEvents = 200
/** The most keys of events that are stored per tab. */
const maxStoredKeys = 100

interface Stored {
  readonly events: readonly TrackingEvent[]
  readonly keys: readonly string[]
}

const nothing: Stored = { events: [], keys: [] }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEvent = (value: unknown): value is TrackingEvent =>
  isRecord(value) && typeof value['name'] === 'string' && isRecord(value['params'])

function parseStored(text: string | null): Stored {
  try {
    const value: unknown = JSON.parse(text || '{}')
    if (!isRecord(value)) return nothing
    const list = (name: string): readonly unknown[] => (Array.isArray(value[name]) ? value[name] : [])
    return {
      events: list('events').filter(isEvent),
      keys: list('keys').filter((key): key is string => typeof key === 'string'),
    }
  } catch {
    return nothing
  }
}

/**
 * The event buffer until the visitor decides, and the keys that were sent. The port is the source of truth, since
 * another page of the tab may have written meanwhile; what does not fit into it, or everything without a port, is in
 * memory.
 */
export function createEventBuffer(port: StoragePort | undefined) {
  let extra: readonly TrackingEvent[] = []
  let extraKeys: readonly string[] = []
  const read = () => parseStored(port?.read() ?? null)

  const write = (stored: Stored): boolean => {
    if (!port) return false
    const text = JSON.stringify(stored)
    port.write(text)
    return port.read() === text
  }

  return {
    isReported: (key: string): boolean => extraKeys.includes(key) || read().keys.includes(key),
    noteReported(key: string): void {
      const stored = read()
      const keys = [...stored.keys, key].slice(-maxStoredKeys)
      if (!write({ ...stored, keys })) extraKeys = [...extraKeys, key]
    },
    add(event: TrackingEvent): void {
      const stored = read()
      if (event.once && [...stored.events, ...extra].some(({ once }) => once === event.once)) return
      const fits = extra.length === 0 && stored.events.length < maxBufferedEvents
      if (!fits || !write({ ...stored, events: [...stored.events, event] })) extra = [...extra, event]
    },
    /** Takes all buffered events, in order. */
    take(): readonly TrackingEvent[] {
      const stored = read()
      const events = [...stored.events, ...extra]
      extra = []
      if (stored.events.length > 0) write({ ...stored, events: [] })
      return events
    },
    /** Drops everything. */
    drop(): void {
      extra = []
      extraKeys = []
      if (port?.read()) port.write('')
    },
  }
}
