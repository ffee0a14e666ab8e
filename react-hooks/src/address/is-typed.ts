/**
 * Whether a change of an input was typed, spoken or pasted. Browser autofill, which fills in several inputs at
 * once, is
 * not.
 */
export const isTyped = (event: Event): boolean =>
  'inputType' in event &&
  typeof event.inputType === 'string' &&
  /^(?:insert(?!Replacement)|delete)/.test(event.inputType)
