/** A fresh unguessable id of 32 hexadecimal digits. Works on plain http too, where `crypto.randomUUID` is missing. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
