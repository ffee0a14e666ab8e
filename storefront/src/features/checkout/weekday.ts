const weekdays = ['neděle', 'pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota']

/** Name of the day of the week of a date, `2026-11-23`, whatever the time zone of the machine. */
export const weekday = (date: string): string => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''
