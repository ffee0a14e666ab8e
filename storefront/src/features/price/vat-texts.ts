/** What tells the two prices apart. */
export const vatTexts = { with: 's DPH', without: 'bez DPH' } as const
