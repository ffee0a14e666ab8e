import { useRouteLoaderData } from 'react-router-dom'
import type { ShellData } from './load-shell.ts'

/** What header and footer show; null when the back end did not answer. */
export function useShell(): ShellData | null {
  return (useRouteLoaderData('root') as ShellData | undefined) ?? null
}
