import { plural } from '#market/plural'

export const title = 'Značky'
export const description = 'Výrobcovia ventilátorov a vetrania, ktorých ponúkame a poznáme.'
export const lead = 'Výrobcovia, ktorých ponúkame a poznáme. Každá značka má stránku so všetkým, čo od nej máme.'
export const products = (n: number) => plural(n, { one: '{n} výrobok', few: '{n} výrobky', many: '{n} výrobkov' })
export const showMore = (n: number) =>
  plural(n, {
    one: 'Zobraziť aj ďalšiu značku',
    few: 'Zobraziť ďalšie {n} značky',
    many: 'Zobraziť ďalších {n} značiek',
  })
