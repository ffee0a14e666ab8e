import { waitFor } from '@testing-library/react'

/** Waits for a condition, with a timeout that is enough for a busy machine to load the client on first use. */
export const soon = (check: () => void): Promise<void> => waitFor(check, { timeout: 10_000 })
