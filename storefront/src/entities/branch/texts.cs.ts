/** Days from Monday. */
export const days = ['pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota', 'neděle'] as const
export const shortDays = ['Po', 'Út', 'St', 'Čt', 'Pá', 'So', 'Ne'] as const
const onDay = ['v pondělí', 'v úterý', 've středu', 've čtvrtek', 'v pátek', 'v sobotu', 'v neděli'] as const

export const openTo = (time: string) => `Dnes otevřeno do ${time}`

/** Closed now; it opens in `ahead` days, on `day` from Monday as 0. */
export function opensAt(time: string, ahead: number, day: number): string {
  const when = ahead === 0 ? 'dnes' : ahead === 1 ? 'zítra' : onDay[day]
  return `Teď zavřeno, otevíráme ${when} v ${time}`
}

export const placeRefused = 'Polohu prohlížeč neprozradil. Napište prosím město nebo PSČ.'
