import { useSession } from '@vanek/react-hooks'
import { termsPath } from '#market/paths'

/** Path of the terms, from the settings at the start of the session (C4.22); a default until then. */
export function useTermsPath(): string {
  return useSession((state) => state.termsPath) ?? termsPath
}
