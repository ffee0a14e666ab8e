import { plural } from '#market/plural'

export const title = 'Značky'
export const description = 'Výrobci ventilátorů a větrání, které prodáváme a známe.'
export const lead = 'Výrobci, které prodáváme a známe. Každá značka má stránku se vším, co od ní máme.'
export const products = (n: number) => plural(n, { one: '{n} výrobek', few: '{n} výrobky', many: '{n} výrobků' })
export const showMore = (n: number) =>
  plural(n, {
    one: 'Zobrazit i další značku',
    few: 'Zobrazit další {n} značky',
    many: 'Zobrazit dalších {n} značek',
  })
