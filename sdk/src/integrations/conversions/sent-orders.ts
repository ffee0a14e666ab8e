import type { StoragePort } from '../../kernel/text-port.ts'
import { isRecord, texts } from '../../kernel/read.ts'

/** Codes of the orders that were sent to a service. */
export interface ReportedOrders {
  /** Whether the order with this code was sent already. */
  readonly has: (code: string) => boolean
  /** Adds the code of an order that was sent. */
  readonly add: (code: string) => void
  /** Removes a code, because sending the order failed. */
  readonly remove: (code: string) => void
}

/** Maximum number of codes stored per service. */
export const sentOrdersKept = 50

const parse = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/**
 * Remembers the orders that were reported to a service: the last fifty codes. Several services share one text, such as
 * a key of the local storage. The text is read on every call, so that other tabs count; an unreadable text is empty.
 *
 * @param port - The storage of the text.
 * @param service - Name of the service within the text.
 */
export function createReportedOrders(port: StoragePort, service: string): ReportedOrders {
  const codes = () => texts(parse(port.read())[service])
  const keep = (own: readonly string[]) =>
    port.write(JSON.stringify({ ...parse(port.read()), [service]: own.slice(-sentOrdersKept) }))
  const others = (code: string) => codes().filter((own) => own !== code)
  return {
    has: (code) => codes().includes(code),
    add: (code) => keep([...others(code), code]),
    remove: (code) => keep(others(code)),
  }
}
