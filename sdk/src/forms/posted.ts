/** What is needed of posted fields; `FormData` and `URLSearchParams` fit. */
export interface PostedFields {
  get(name: string): unknown
}

/** One text as it was posted; '' when there is none. */
export const postedText = (fields: PostedFields, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** Whether a box was ticked: it was sent at all, and not as `0` or `false`. */
export const postedTick = (fields: PostedFields, name: string): boolean => {
  const value = fields.get(name)
  return typeof value === 'string' && value !== '0' && value !== 'false'
}
