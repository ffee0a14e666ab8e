/** A number that no row can have. */
const NOBODY = 0

/** An id from outside as a value that an integer column can be compared with; what cannot be one matches nothing. */
export function asId(id: number): number {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : NOBODY
}

/** Whether a text can be compared with an uuid column. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}
