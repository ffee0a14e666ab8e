export const magazine = {
  name: 'Magazín Vánok',
  articles: 'články',
  taggedWith: (tag: string): string => `Všetky články magazínu so štítkom ${tag.toLowerCase()}.`,
  list: {
    title: 'Magazín',
    perex: 'O vzduchu, ktorý dýchate, a o tom, ako ho mať doma čistý, suchý a tichý.',
    description:
      'Píšu sem ľudia, ktorí vetranie navrhujú, merajú a opravujú. Ak vám niektorá odpoveď chýba, [opýtajte sa](/kontakt), možno z nej bude ďalší článok.',
  },
  designer: {
    name: 'Katarína Hlaváčová',
    perex: 'Navrhuje vetranie rodinných domov a rada ho vysvetľuje tak, aby mu rozumel každý.',
    text: [
      'Vyštudovala techniku prostredia a desať rokov kreslila vzduchotechniku škôl a kancelárií. Od roku 2019 sa venuje domom a bytom, lebo práve tam na vzduchu záleží najviac a hovorí sa o ňom najmenej.',
      'Každý štvrtok popoludní ju zastihnete v [predajni v Bratislave](/predajne/bratislava), kde vám pôdorys prezrie zadarmo.',
    ],
  },
  measurer: {
    name: 'Ing. Ľubomír Križan',
    perex: 'Tridsať rokov meria hluk a prietok. Čo nepočuje on, nepočuje nikto.',
    text: [
      'Začínal v skúšobni ventilátorov, kde mu cez ruky prešiel každý motor, na aký si spomeniete. U nás má na starosti meranie: za každým číslom pri tovare stojí on.',
      'Vo voľnom čase opravuje staré gramofóny, vraj kvôli ložiskám.',
    ],
  },
  editors: { name: 'Redakcia Vánku', perex: 'Krátke návody a správy z predajní.', text: [] as string[] },
  tags: [
    ...['Kúpeľňa', 'Kuchyňa', 'Hluk', 'Rekuperácia', 'Potrubie', 'Filtre'],
    ...['Vlhkosť', 'Leto', 'Zima', 'Úspory', 'Bezpečnosť'],
  ],
}
