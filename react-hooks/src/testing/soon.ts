import { waitFor } from '@testing-library/react'

/** Waits until something holds, for longer than a busy machine takes to load the client at its first use. */
export const soon = (check: () => void): Promise<void> => waitFor(check, { timeout: 10_000 })
