import type { accountTexts as czech } from './account-texts.cs.ts'

export const accountTexts: typeof czech = {
  activation: (link) => ({
    subject: 'Aktivujte si, prosím, účet',
    body: `Dobrý deň, niekto si na túto adresu chce založiť účet. Ak ste to vy, otvorte do siedmich dní tento odkaz:\n\n${link}\n\nAk nie, nemusíte robiť nič, žiadny účet nevznikne.`,
  }),
  known: (link) => ({
    subject: 'Účet už u nás máte',
    body: `Dobrý deň, niekto si s vaším e-mailom chcel založiť účet. Ten už u nás máte a nič sme na ňom nezmenili. Prihlásite sa tu:\n\n${link}\n\nAk ste heslo zabudli, na tej istej stránke si nastavíte nové. A ak ste to neboli vy, nemusíte robiť nič.`,
  }),
  knownNews: (link) => `Chcel dostávať aj novinky. Ak ich chcete, otvorte tento odkaz:\n\n${link}`,
  reset: (link) => ({
    subject: 'Nové heslo',
    body: `Dobrý deň, nové heslo si nastavíte tu:\n\n${link}\n\nOdkaz funguje raz a len hodinu. Ak ste oň nežiadali, nemusíte robiť nič, heslo zostáva rovnaké.`,
  }),
  loginCode: (code: string) => ({
    subject: `Kód na prihlásenie: ${code}`,
    body: `Dobrý deň, prihlásite sa týmto kódom:\n\n${code}\n\nKód platí desať minút a len raz. Nikomu ho, prosím, nehovorte, ani nám. Ak ste oň nežiadali, nemusíte nič robiť, bez neho sa k účtu nikto nedostane.`,
  }),
  passwordChanged: (link) => ({
    subject: 'Heslo k účtu sa zmenilo',
    body: `Dobrý deň, heslo k vášmu účtu sa práve zmenilo a na ostatných zariadeniach sme vás odhlásili. Ak ste to neboli vy, nastavte si, prosím, hneď nové heslo:\n\n${link}`,
  }),
}
