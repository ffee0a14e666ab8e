import { newId } from '../kernel/ids.ts'

const form = /^[\da-f]{24}$/

/** Whether a text is a valid session id: 24 hexadecimal digits. */
export const isSessionId = (text: string | null | undefined): text is string => form.test(text ?? '')

/** A fresh session id. */
export const newSessionId = (): string => newId().slice(0, 24)
