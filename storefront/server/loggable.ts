interface Details {
  readonly url?: unknown
  readonly error?: unknown
}

/**
 * What is logged for a warning of the SDK; null for a plain "not found", which is normal for most paths. URLs are left out,
 * since they may contain the token of an order.
 */
export function loggable(details: unknown): Readonly<Record<string, unknown>> | null {
  const { url: _, error, ...rest } = (details ?? {}) as Details
  if (error instanceof Error) return { ...rest, err: error }
  return (error as { readonly code?: unknown } | undefined)?.code === 'not_found' ? null : { ...rest, error }
}
