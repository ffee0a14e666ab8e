import { plural } from '#market/plural'

export const title = 'Zrušení účtu'
export const above = 'Osobní údaje'
export const goneTitle = 'Co smažeme'
export const gonePersonal = 'Jméno, telefon, adresy a údaje o firmě.'
export const goneLists = 'Nákupní seznamy, oblíbené zboží a rozpracovaný košík.'
export const goneCredits = (n: number) =>
  `Kredity: máte ${plural(n, { one: '{n} kredit', few: '{n} kredity', many: '{n} kreditů' })} a ty propadnou.`
export const goneFutureCredits = 'Kredity, i ty, které by se vám vrátily ze zrušené objednávky.'
export const goneNews = 'Odběr novinek a hlídání zboží. Pod hodnoceními nebude vaše jméno.'
export const staysTitle = 'Co zůstane'
export const staysOrders =
  'Objednávky a doklady k nim. Zákon nám ukládá uchovat je 10 let, k žádnému účtu už ale patřit nebudou. Co je na cestě, doručíme a zprávy o tom pošleme na e-mail z objednávky.'
export const exportBefore = 'Chcete si napřed uložit, co o vás máme? '
export const exportLink = 'Stáhnout moje údaje'
export const passwordLabel = 'Vaše heslo '
export const required = '(povinné)'
export const agreed = 'Rozumím, že účet ani kredity už nepůjde vrátit.'
export const agreedMissing = 'Zaškrtněte prosím, že tomu rozumíte'
export const confirm = 'Zrušit účet'
export const keep = 'Nechat si účet'

export const done = 'Účet jsme zrušili a poslali vám o tom zprávu. Děkujeme, že jste u nás nakupovali.'
