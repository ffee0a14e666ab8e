export const shopTexts = {
  ordered: (code: string) => `Vaše objednávka ${code}`,
  thanks: (code: string) => `Dobrý den, děkujeme za objednávku ${code}. Máme ji a začínáme ji chystat.`,
  thanksUnpaid: (code: string) =>
    `Dobrý den, děkujeme za objednávku ${code}. Máme ji. Chystat ji začneme, jakmile dorazí platba.`,
  payHere: (link: string) => `Pokud jste ještě nezaplatili, můžete tady:\n\n${link}`,
  lookHere: (link: string) => `Jak je na tom, zjistíte kdykoli tady, stačí číslo objednávky a tento e-mail:\n\n${link}`,
  withdrawHere: (link: string) => `Odstoupit od smlouvy můžete tady:\n\n${link}`,
  end: (shop: string) => `Kdybyste něco potřebovali, odpovězte na tento e-mail. Váš Vánek, ${shop}`,
  placed: (code: string) => `Nová objednávka ${code}`,
  placedSum: (code: string, sum: string) => `Přišla objednávka ${code}, celkem ${sum} s DPH.`,
  cameBy: 'Odkud zákazník přišel:',
  newsletter: (link: string) => ({
    subject: 'Potvrďte prosím odběr novinek',
    body: `Dobrý den, pro odběr novinek otevřete tento odkaz:\n\n${link}\n\nPokud jste o novinky nežádali, nemusíte nic dělat.`,
  }),
  contact: (name: string, sender: string, message: string) => ({
    subject: `Zpráva z webu: ${name}`,
    body: `Dobrý den, tuto zprávu jsme dostali z kontaktního formuláře a odpovíme na ni nejpozději další pracovní den.\n\n${sender}\n\n${message}`,
  }),
  receipt: {
    subject: 'Vaše zpráva k nám dorazila',
    body: 'Dobrý den, dostali jsme zprávu z kontaktního formuláře, ve kterém byla uvedena tato adresa. Odpovíme na ni nejpozději další pracovní den.\n\nPokud jste nám nepsali, nemusíte nic dělat.',
  },
  question: (product: string, link: string, sender: string, question: string) => ({
    subject: `Dotaz k výrobku ${product}`,
    body: `Dobrý den, tento dotaz jsme dostali ze stránky výrobku ${product} a odpovíme na něj nejpozději další pracovní den.\n\n${link}\n\n${sender}\n\n${question}`,
  }),
  questionReceipt: (product: string, link: string) => ({
    subject: `Váš dotaz k výrobku ${product} k nám dorazil`,
    body: `Dobrý den, dostali jsme dotaz k výrobku ${product}, ve kterém byla uvedena tato adresa. Odpovíme na něj nejpozději další pracovní den.\n\n${link}\n\nPokud jste se nás neptali, nemusíte nic dělat.`,
  }),
  watched: (name: string, link: string) => ({
    subject: `Hlídáme pro vás: ${name}`,
    body: `Dobrý den, hlídáme pro vás dostupnost zboží ${name}. Jakmile ho budeme mít skladem, napíšeme vám.\n\n${link}`,
  }),
  backInStock: (name: string, link: string) => ({
    subject: `Už je skladem: ${name}`,
    body: `Dobrý den, zboží ${name}, na které čekáte, už máme skladem:\n\n${link}\n\nVíc vám o něm psát nebudeme.`,
  }),
}
