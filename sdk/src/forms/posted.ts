/** Fields of a posted form, such as `FormData` or `URLSearchParams`. */
export interface FormFields {
  /**
   * Value of a field.
   *
   * @param name - Name of the field.
   * @returns null or undefined if it was not posted. Values other than strings count as missing.
   */
  get(name: string): unknown
  /**
   * All values of a field with several, such as the gifts of a checkout; these are not read without this method.
   *
   * @param name - Name of the field.
   */
  getAll?(name: string): readonly unknown[]
}

/** Text of a posted field; empty if it is missing. */
export const postedText = (fields: FormFields, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** Whether a checkbox was checked: the field was posted, and not as `0` or `false`. */
export const postedTick = (fields: FormFields, name: string): boolean => {
  const value = fields.get(name)
  return typeof value === 'string' && value !== '0' && value !== 'false'
}
