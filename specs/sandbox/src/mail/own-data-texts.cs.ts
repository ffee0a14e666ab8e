export const ownDataTexts = {
  changeOld: (newEmail: string, link: string) => ({
    subject: 'Potvrďte změnu přihlašovacího e-mailu',
    body: `Dobrý den, požádali jste o změnu e-mailu, kterým se přihlašujete. Nová adresa je ${newEmail}. Potvrďte to prosím tady:\n\n${link}\n\nDruhý odkaz jsme poslali na novou adresu. E-mail se změní, až otevřete oba, a odkazy platí 24 hodin. Pokud jste o změnu nežádali, nic nepotvrzujte a hned si změňte heslo: změna se tím zruší.\n\nVáš Vánek`,
  }),
  changeNew: (link: string) => ({
    subject: 'Potvrďte nový přihlašovací e-mail',
    body: `Dobrý den, někdo s účtem v našem obchodě se chce přihlašovat touto adresou. Pokud jste to vy, potvrďte to prosím tady:\n\n${link}\n\nDruhý odkaz jsme poslali na dosavadní adresu. E-mail se změní, až otevřete oba, a odkazy platí 24 hodin. Pokud jste to nebyli vy, nemusíte nic dělat.\n\nVáš Vánek`,
  }),
  known: {
    subject: 'Tento e-mail už u nás účet má',
    body: 'Dobrý den, někdo s jiným účtem v našem obchodě se chtěl přihlašovat touto adresou. Ta ale patří k vašemu účtu a nic jsme na něm nezměnili. Pokud jste to byli vy, přihlaste se touto adresou, nebo pro druhý účet zvolte jinou. Pokud ne, nemusíte nic dělat.\n\nVáš Vánek',
  },
  changed: (newEmail: string) => ({
    subject: 'Přihlašovací e-mail je změněný',
    body: `Dobrý den, k účtu se od teď přihlašujete e-mailem ${newEmail}. Na ostatních zařízeních jsme vás odhlásili. Zprávy o objednávkách a novinky budou chodit na novou adresu. Pokud jste to nebyli vy, ozvěte se nám prosím co nejdřív.\n\nVáš Vánek`,
  }),
  deleted: {
    subject: 'Váš účet je zrušený',
    body: 'Dobrý den, váš účet jsme zrušili a smazali údaje, které v něm byly: adresy, seznamy, kredity i odběr novinek. Objednávky a doklady k nim nám zákon ukládá ponechat, k žádnému účtu už ale nepatří. Co jste objednali, vám v pořádku doručíme. Kdybyste se chtěli vrátit, můžete si kdykoli založit účet nový.\n\nVáš Vánek',
  },
}
