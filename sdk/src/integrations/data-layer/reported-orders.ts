import type { StoragePort } from '../../kernel/text-port.ts'

/** The most orders that are stored, newest last. */
export const mostReportedOrders = 50

function codesIn(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text || '[]')
    return Array.isArray(value) ? value.filter((code): code is string => typeof code === 'string') : []
  } catch {
    return []
  }
}

/** Orders that were reported, in this browser and not only in this tab. Without a port they are lost with the page. */
export function reportedOrders(port: StoragePort | undefined) {
  let own: readonly string[] = []
  const read = () => codesIn(port?.read() ?? null)
  return {
    has: (code: string): boolean => own.includes(code) || read().includes(code),
    note(code: string): void {
      own = [...own, code].slice(-mostReportedOrders)
      port?.write(JSON.stringify([...read(), code].slice(-mostReportedOrders)))
    },
  }
}
