import type { TextPort } from '@vanek/sdk/checkout'

const key = 'vanek_details'

// the tab keeps it, so it is gone with the tab; a storage that is forbidden keeps nothing
const storage = (): Storage | null => {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/** Where what was typed is kept, for whoever steps back, reloads or comes again. */
export const keptInputs: TextPort = {
  read: () => storage()?.getItem(key) ?? null,
  write(text) {
    try {
      if (text === null) storage()?.removeItem(key)
      else storage()?.setItem(key, text)
    } catch {
      // a full storage keeps what it has
    }
  },
}
