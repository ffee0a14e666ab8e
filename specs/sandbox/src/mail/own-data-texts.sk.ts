import type { ownDataTexts as czech } from './own-data-texts.cs.ts'

export const ownDataTexts: typeof czech = {
  changeOld: (newEmail, link) => ({
    subject: 'Potvrďte zmenu prihlasovacieho e-mailu',
    body: `Dobrý deň, požiadali ste o zmenu e-mailu, ktorým sa prihlasujete. Nová adresa je ${newEmail}. Potvrďte to, prosím, tu:\n\n${link}\n\nDruhý odkaz sme poslali na novú adresu. E-mail sa zmení, keď otvoríte oba, a odkazy platia 24 hodín. Ak ste o zmenu nežiadali, nič nepotvrdzujte a hneď si zmeňte heslo: zmena sa tým zruší.\n\nVáš Vánok`,
  }),
  changeNew: (link) => ({
    subject: 'Potvrďte nový prihlasovací e-mail',
    body: `Dobrý deň, niekto s účtom v našom obchode sa chce prihlasovať touto adresou. Ak ste to vy, potvrďte to, prosím, tu:\n\n${link}\n\nDruhý odkaz sme poslali na doterajšiu adresu. E-mail sa zmení, keď otvoríte oba, a odkazy platia 24 hodín. Ak ste to neboli vy, nemusíte robiť nič.\n\nVáš Vánok`,
  }),
  known: {
    subject: 'Tento e-mail už u nás účet má',
    body: 'Dobrý deň, niekto s iným účtom v našom obchode sa chcel prihlasovať touto adresou. Tá však patrí k vášmu účtu a nič sme na ňom nezmenili. Ak ste to boli vy, prihláste sa touto adresou alebo pre druhý účet zvoľte inú. Ak nie, nemusíte robiť nič.\n\nVáš Vánok',
  },
  changed: (newEmail) => ({
    subject: 'Prihlasovací e-mail je zmenený',
    body: `Dobrý deň, k účtu sa odteraz prihlasujete e-mailom ${newEmail}. Na ostatných zariadeniach sme vás odhlásili. Správy o objednávkach a novinky budú chodiť na novú adresu. Ak ste to neboli vy, ozvite sa nám, prosím, čo najskôr.\n\nVáš Vánok`,
  }),
  deleted: {
    subject: 'Váš účet je zrušený',
    body: 'Dobrý deň, váš účet sme zrušili a zmazali údaje, ktoré v ňom boli: adresy, zoznamy, kredity aj odber noviniek. Objednávky a doklady k nim nám zákon ukladá ponechať, k žiadnemu účtu však už nepatria. Čo ste si objednali, vám v poriadku doručíme. Ak by ste sa chceli vrátiť, nový účet si môžete založiť kedykoľvek.\n\nVáš Vánok',
  },
}
