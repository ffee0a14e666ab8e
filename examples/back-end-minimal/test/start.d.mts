/** Starts the back end as a program of its own, on a free port and with a database in memory. */
export function startBackEnd(
  settings?: Readonly<Record<string, string>>,
): Promise<{ readonly at: string; readonly stop: () => Promise<unknown> }>
