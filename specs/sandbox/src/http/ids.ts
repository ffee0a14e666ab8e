/** An id that no row can have. */
const NO_ID = 0

/** Converts an id from a request for comparison with an integer column; an invalid id matches nothing. */
export function asId(id: number): number {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : NO_ID
}

/** Whether a text can be compared with a uuid column. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}
