export const magazine = {
  name: 'Magazín Vánek',
  articles: 'články',
  taggedWith: (tag: string): string => `Všechny články magazínu se štítkem ${tag.toLowerCase()}.`,
  list: {
    title: 'Magazín',
    perex: 'O vzduchu, který dýcháte, a o tom, jak ho doma mít čistý, suchý a tichý.',
    description:
      'Píší sem lidé, kteří větrání navrhují, měří a opravují. Když vám některá odpověď chybí, [zeptejte se](/kontakt), třeba z ní bude další článek.',
  },
  designer: {
    name: 'Tereza Málková',
    perex: 'Navrhuje větrání rodinných domů a ráda ho vysvětluje tak, aby mu rozuměl každý.',
    text: [
      'Vystudovala techniku prostředí a deset let kreslila vzduchotechniku škol a kanceláří. Od roku 2019 se věnuje domům a bytům, protože tam na vzduchu záleží nejvíc a nejmíň se o něm mluví.',
      'Každý čtvrtek odpoledne ji zastihnete v [prodejně v Hradci Králové](/pobocky/hradec-kralove), kde zdarma prohlédne váš půdorys.',
    ],
  },
  measurer: {
    name: 'Ing. Bohumil Kříž',
    perex: 'Třicet let měří hluk a průtok. Co neslyší on, neslyší nikdo.',
    text: [
      'Začínal ve zkušebně ventilátorů, kde prošel každým motorem, na který si vzpomenete. U nás má na starosti měření: každé číslo u zboží prošlo jeho rukama.',
      'Ve volném čase opravuje staré gramofony, prý kvůli ložiskům.',
    ],
  },
  editors: { name: 'Redakce Vánku', perex: 'Krátké návody a zprávy z prodejen.', text: [] as string[] },
  tags: [
    ...['Koupelna', 'Kuchyně', 'Hluk', 'Rekuperace', 'Potrubí', 'Filtry'],
    ...['Vlhkost', 'Léto', 'Zima', 'Úspory', 'Bezpečnost'],
  ],
}
