import { CommerceError, type ShopError } from '@vanek/sdk'

interface Details {
  readonly url?: unknown
  readonly error?: unknown
}

type Fields = Readonly<Record<string, unknown>>

const isShopError = (error: unknown): error is ShopError =>
  Array.isArray((error as { readonly issues?: unknown } | null | undefined)?.issues)

/** An error of a back end without its texts, which may repeat what a shopper typed. */
const refusalFields = ({ code, status, requestId, issues }: ShopError): Fields => ({
  code,
  ...(status !== undefined && { status }),
  ...(requestId !== undefined && { backEndRequestId: requestId }),
  ...(issues.length > 0 && { issues: issues.map((issue) => [issue.code, issue.field]) }),
})

/** Log fields of an error. An error of a back end is expected and needs no stack. */
export const errorFields = (error: unknown): Fields =>
  error instanceof CommerceError ? { error: refusalFields(error.error) } : { err: error }

/**
 * Log fields of a warning of the SDK; null for a plain "not found", which is normal for most paths. URLs are left out,
 * since they may contain the token of an order.
 */
export function loggable(details: unknown): Fields | null {
  const { url: _, error, ...rest } = (details ?? {}) as Details
  if (error instanceof Error) return { ...rest, ...errorFields(error) }
  if ((error as { readonly code?: unknown } | undefined)?.code === 'not_found') return null
  return { ...rest, error: isShopError(error) ? refusalFields(error) : error }
}

/** Whether an error means that there was no answer, which is expected while the back ends start. */
export const isUnanswered = (error: unknown): boolean => {
  const { code } = (error instanceof CommerceError ? error.error : (error ?? {})) as { readonly code?: unknown }
  return code === 'network' || code === 'timeout'
}

/** Cannot be a token or a personal address: short words of lower case letters and numbers. */
const isPlain = (segment: string): boolean => segment.split('-').every((word) => /^[a-z0-9.]{0,24}$/.test(word))

/** The path of a request for the log: without its query, and with `*` in place of possible secrets. */
export const loggablePath = (url: string): string =>
  (url.split('?')[0] ?? '')
    .slice(0, 300)
    .split('/')
    .map((segment) => (isPlain(segment) ? segment : '*'))
    .join('/')
