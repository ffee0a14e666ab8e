/** Starts the back end as a separate process, on a free port and with an in-memory database. */
export function startBackEnd(
  settings?: Readonly<Record<string, string>>,
): Promise<{ readonly at: string; readonly stop: () => Promise<unknown> }>
