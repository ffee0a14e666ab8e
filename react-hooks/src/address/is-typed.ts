/**
 * Whether a change of an input was typed, spoken or pasted. What a browser fills in by itself, into several inputs at
 * once, is
 * not: it needs no help.
 */
export const isTyped = (event: Event): boolean =>
  'inputType' in event &&
  typeof event.inputType === 'string' &&
  /^(?:insert(?!Replacement)|delete)/.test(event.inputType)
