interface Details {
  readonly url?: unknown
  readonly error?: unknown
}

/**
 * What the log says of a warning of the SDK; null for what is simply not there, like most paths that are asked about. Addresses
 * are left out, since they may hold the token of an order.
 */
export function loggable(details: unknown): Readonly<Record<string, unknown>> | null {
  const { url: _, error, ...rest } = (details ?? {}) as Details
  if (error instanceof Error) return { ...rest, err: error }
  return (error as { readonly code?: unknown } | undefined)?.code === 'not_found' ? null : { ...rest, error }
}
