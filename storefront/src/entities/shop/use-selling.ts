import { useShell } from './use-shell.ts'

const selling = { disabled: false, text: null, cartTexts: [], limits: true, limitTexts: null }

/** Whether the shop sells now, and what it says beside every cart; it sells where there is no frame to say. */
export const useSelling = () => useShell()?.settings.selling ?? selling
