import type { shopTexts as czech } from './shop-texts.cs.ts'

export const shopTexts: typeof czech = {
  ordered: (code) => `Vaša objednávka ${code}`,
  thanks: (code) => `Dobrý deň, ďakujeme za objednávku ${code}. Máme ju a začíname ju chystať.`,
  thanksUnpaid: (code) =>
    `Dobrý deň, ďakujeme za objednávku ${code}. Máme ju. Chystať ju začneme, len čo príde platba.`,
  payHere: (link) => `Ak ste ešte nezaplatili, môžete tu:\n\n${link}`,
  lookHere: (link) => `Čo je s ňou nové, zistíte kedykoľvek tu, stačí číslo objednávky a tento e-mail:\n\n${link}`,
  withdrawHere: (link) => `Odstúpiť od zmluvy môžete tu:\n\n${link}`,
  end: (shop) => `Ak budete niečo potrebovať, odpovedzte na tento e-mail. Váš Vánok, ${shop}`,
  placed: (code) => `Nová objednávka ${code}`,
  placedSum: (code, sum) => `Prišla objednávka ${code}, spolu ${sum} s DPH.`,
  cameBy: 'Odkiaľ zákazník prišiel:',
  newsletter: (link) => ({
    subject: 'Potvrďte, prosím, odber noviniek',
    body: `Dobrý deň, ak chcete odoberať novinky, otvorte tento odkaz:\n\n${link}\n\nAk ste o novinky nežiadali, nemusíte robiť nič.`,
  }),
  contact: (name, sender, message) => ({
    subject: `Správa z webu: ${name}`,
    body: `Dobrý deň, túto správu sme dostali z kontaktného formulára a odpovieme na ňu najneskôr nasledujúci pracovný deň.\n\n${sender}\n\n${message}`,
  }),
  receipt: {
    subject: 'Vašu správu sme dostali',
    body: 'Dobrý deň, dostali sme správu z kontaktného formulára, v ktorom bola uvedená táto adresa. Odpovieme na ňu najneskôr nasledujúci pracovný deň.\n\nAk ste nám nepísali, nemusíte robiť nič.',
  },
  question: (product, link, sender, question) => ({
    subject: `Otázka k výrobku ${product}`,
    body: `Dobrý deň, túto otázku sme dostali zo stránky výrobku ${product} a odpovieme na ňu najneskôr nasledujúci pracovný deň.\n\n${link}\n\n${sender}\n\n${question}`,
  }),
  questionReceipt: (product, link) => ({
    subject: `Vašu otázku k výrobku ${product} sme dostali`,
    body: `Dobrý deň, dostali sme otázku k výrobku ${product}, v ktorej bola uvedená táto adresa. Odpovieme na ňu najneskôr nasledujúci pracovný deň.\n\n${link}\n\nAk ste sa nás nepýtali, nemusíte robiť nič.`,
  }),
  watched: (name, link) => ({
    subject: `Strážime pre vás: ${name}`,
    body: `Dobrý deň, strážime pre vás dostupnosť tovaru ${name}. Len čo ho budeme mať skladom, napíšeme vám.\n\n${link}`,
  }),
  backInStock: (name, link) => ({
    subject: `Už je skladom: ${name}`,
    body: `Dobrý deň, tovar ${name}, na ktorý čakáte, už máme skladom:\n\n${link}\n\nViac vám o ňom písať nebudeme.`,
  }),
}
