/** Fields of a posted form, such as `FormData` or `URLSearchParams`. */
export interface PostedFields {
  /**
   * Value of a field.
   *
   * @param name - Name of the field.
   * @returns null or undefined if it was not posted. Values other than strings count as missing.
   */
  get(name: string): unknown
}

/** Text of a posted field; empty if it is missing. */
export const postedText = (fields: PostedFields, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** Whether a checkbox was checked: the field was posted, and not as `0` or `false`. */
export const postedTick = (fields: PostedFields, name: string): boolean => {
  const value = fields.get(name)
  return typeof value === 'string' && value !== '0' && value !== 'false'
}
