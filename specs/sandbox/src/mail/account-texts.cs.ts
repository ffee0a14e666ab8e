export const accountTexts = {
  activation: (link: string) => ({
    subject: 'Aktivujte si prosím účet',
    body: `Dobrý den, někdo si na tuto adresu chce založit účet. Pokud jste to vy, otevřete do sedmi dnů tento odkaz:\n\n${link}\n\nPokud ne, nemusíte nic dělat, žádný účet nevznikne.`,
  }),
  known: (link: string) => ({
    subject: 'Účet u nás už máte',
    body: `Dobrý den, někdo si s vaším e-mailem chtěl založit účet. Ten už u nás máte a nic jsme na něm nezměnili. Přihlásíte se tady:\n\n${link}\n\nPokud jste heslo zapomněli, na stejné stránce si nastavíte nové. A pokud jste to nebyli vy, nemusíte nic dělat.`,
  }),
  knownNews: (link: string) => `Chtěl také dostávat novinky. Pokud je chcete, otevřete tento odkaz:\n\n${link}`,
  reset: (link: string) => ({
    subject: 'Nové heslo',
    body: `Dobrý den, nové heslo si nastavíte tady:\n\n${link}\n\nOdkaz funguje jednou a jen hodinu. Pokud jste o něj nežádali, nemusíte nic dělat, heslo zůstává stejné.`,
  }),
  loginCode: (code: string) => ({
    subject: `Kód pro přihlášení: ${code}`,
    body: `Dobrý den, přihlásíte se tímto kódem:\n\n${code}\n\nKód platí deset minut a jen jednou. Nikomu ho prosím neříkejte, ani nám. Pokud jste o něj nežádali, nemusíte nic dělat, bez něj se k účtu nikdo nedostane.`,
  }),
  passwordChanged: (link: string) => ({
    subject: 'Heslo k účtu se změnilo',
    body: `Dobrý den, heslo k vašemu účtu se právě změnilo a na ostatních zařízeních jsme vás odhlásili. Pokud jste to nebyli vy, nastavte si prosím hned nové heslo:\n\n${link}`,
  }),
}
