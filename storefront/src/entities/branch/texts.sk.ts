/** Days from Monday. */
export const days = ['pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota', 'nedeľa'] as const
export const shortDays = ['Po', 'Ut', 'St', 'Št', 'Pi', 'So', 'Ne'] as const
const onDay = ['v pondelok', 'v utorok', 'v stredu', 'vo štvrtok', 'v piatok', 'v sobotu', 'v nedeľu'] as const

export const openTo = (time: string) => `Dnes otvorené do ${time}`

/** Closed now; it opens in `ahead` days, on `day` from Monday as 0. */
export function opensAt(time: string, ahead: number, day: number): string {
  const when = ahead === 0 ? 'dnes' : ahead === 1 ? 'zajtra' : onDay[day]
  return `Teraz zatvorené, otvárame ${when} o ${time}`
}

export const placeRefused = 'Polohu prehliadač neprezradil. Napíšte, prosím, mesto alebo PSČ.'
