/** Days of the week from Sunday. */
export const weekdays = ['neděle', 'pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota'] as const
export const now = 'ihned'
export const tomorrow = 'zítra'
export const today = 'dnes'
export const todayFrom = (time: string) => `dnes od ${time}`
