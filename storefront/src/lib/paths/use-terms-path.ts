import { useSession } from '@vanek/react-hooks'
import { termsPath } from '../../market/paths.ts'

/** The path of the terms, as set by the start of the session (C4.22); until then the same page. */
export function useTermsPath(): string {
  return useSession((state) => state.termsPath) ?? termsPath
}
