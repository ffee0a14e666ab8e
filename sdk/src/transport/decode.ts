import type { Issue, ShopError, TransportCode } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'

/** A response with its parsed body. */
export interface Answer {
  readonly status: number
  readonly data: unknown
}

const retried = [408, 425, 429, 500, 502, 503, 504]

const textOr = <T>(value: unknown, otherwise: T): string | T => (typeof value === 'string' ? value : otherwise)

/** The issue of an entry in an error response; none without a code. */
const issueOf = (value: unknown): readonly Issue[] => {
  const { code, field, title } = (value ?? {}) as { [Part in keyof Issue]?: unknown }
  return typeof code === 'string' ? [{ code, field: textOr(field, null), title: textOr(title, '') }] : []
}

/** Milliseconds of a `Retry-After` header: seconds or a date. */
export function retryAfterMs(value: string | null, now: number): number | undefined {
  if (!value) return undefined
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

/** The error of a request without a valid response. `safe` requests changed nothing; for others that is unknown. */
export const transportError = (code: TransportCode, safe: boolean, more: Partial<ShopError> = {}): ShopError => ({
  code,
  retryable: true,
  outcome: safe ? 'none' : 'unknown',
  issues: [],
  ...more,
})

/** Statuses for an operation that the back end does not have. */
const isLacking = (status: number) => status === 501 || status === 405

const codeOf = (status: number, first: Issue | undefined): string => {
  if (isLacking(status)) return 'unsupported'
  if (status >= 500) return first?.code === 'contract' ? 'contract' : 'server'
  if (status === 429) return 'rate_limited'
  return first?.code ?? (status === 401 ? 'unauthorized' : 'contract')
}

function refusal(response: Response, body: unknown, safe: boolean, now: number): ShopError {
  const { errors, requestId } = (body ?? {}) as { errors?: unknown; requestId?: unknown }
  const issues = Array.isArray(errors) ? errors.flatMap(issueOf) : []
  const { status } = response
  const code = codeOf(status, issues[0])
  // the first request with this key is still running: it may still be applied
  const running = code === 'idempotency_conflict'
  const retryAfter = retryAfterMs(response.headers.get('Retry-After'), now)
  return {
    code,
    status,
    // the same input always gets the same response
    retryable: running || (code !== 'contract' && retried.includes(status)),
    outcome: !safe && (running || (status >= 500 && !isLacking(status)) || status === 408) ? 'unknown' : 'none',
    issues,
    ...(typeof requestId === 'string' && { requestId }),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

const parse = (text: string): { value?: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/**
 * Converts a response to a result. A 2xx response that is `null` or not JSON is the error `contract`, an incomplete body
 * a network error.
 */
export function decode(response: Response, text: string, safe: boolean, now: number): Result<Answer> {
  const { status } = response
  const json = /[/+]json\b/.test(response.headers.get('Content-Type') ?? '')
  const parsed = json ? parse(text) : undefined
  if (!response.ok) return { ok: false, error: refusal(response, parsed?.value, safe, now) }
  // only writes may have no body
  if (!safe && text === '' && [202, 204].includes(status)) return { ok: true, data: { status, data: undefined } }
  if (!json || parsed?.value === null) return { ok: false, error: transportError('contract', safe, { status }) }
  if (!parsed) return { ok: false, error: transportError('network', safe, { status }) }
  return { ok: true, data: { status, data: parsed.value } }
}
