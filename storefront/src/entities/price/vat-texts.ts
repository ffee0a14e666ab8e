/** The labels of the two prices. */
export const vatTexts = { with: 's DPH', without: 'bez DPH' } as const
