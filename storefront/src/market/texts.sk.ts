/** Days of the week from Sunday. */
export const weekdays = ['nedeľa', 'pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota'] as const
export const now = 'ihneď'
export const tomorrow = 'zajtra'
export const today = 'dnes'
export const todayFrom = (time: string) => `dnes od ${time}`
