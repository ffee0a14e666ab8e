import type { Words } from './words.shape.ts'

export const SLOVAK: Words = {
  groups: {
    performance: 'Výkon',
    size: 'Rozmery a pripojenie',
    make: 'Vyhotovenie',
    electric: 'Elektro',
    equipment: 'Výbava',
    other: 'Ostatné',
  },
  tags: { new: 'Novinka', sale: 'Výpredaj', tip: 'Tip', quiet: 'Tichý chod' },
  colours: {
    white: { title: 'biela', word: 'biely' },
    silver: { title: 'strieborná', word: 'strieborný' },
    black: { title: 'čierna', word: 'čierny' },
    graphite: { title: 'grafitová', word: 'grafitový' },
    grey: { title: 'sivá', word: 'sivý' },
    galvanised: { title: 'pozink', word: 'pozink' },
    walnut: { title: 'orech', word: 'orech' },
    oak: { title: 'dub', word: 'dub' },
    mint: { title: 'mätová', word: 'mätový' },
    yellow: { title: 'žltá', word: 'žltý' },
    blue: { title: 'modrá', word: 'modrý' },
    aluminium: { title: 'hliník', word: 'hliník' },
    steel: { title: 'nerez', word: 'nerez' },
    brown: { title: 'hnedá', word: 'hnedý' },
  },
  // the ending is short after a long syllable: biely, biela, biele
  endings: { ý: { m: 'ý', f: 'á', n: 'é' }, y: { m: 'y', f: 'a', n: 'e' } },
  and: 'a',
  to: 'až',
  counted: ['€', 'ks', 'rokov', 'dní', 'hodín', 'minút', 'metrov', 'eur', 'centov'],
  basicVersion: 'základný',
  freePiece: '3 + 1 zadarmo',
  byChoice: {
    'motor/EC': [
      'Úsporný motor EC spotrebuje zhruba o polovicu menej ako bežný motor.',
      'O pohon sa stará motor EC, ktorý šetrí elektrinu a dá sa plynule riadiť.',
    ],
    'motor/DC': ['Motor DC je úsporný a má jemné odstupňovanie rýchlostí.'],
    'motor/trojfázový': ['Trojfázový motor sa pripája na 400 V a je určený na trvalý chod.'],
    'bearings/guľkové': [
      'Guľkové ložiská sú namazané na celú životnosť, ktorá pri nich presahuje 30 000 hodín.',
      'Guľkové ložiská znesú chod v každej polohe.',
      'Vďaka guľkovým ložiskám neprekáža ani nepretržitá prevádzka.',
      'Ložiská sú guľkové, časom teda nezačnú drnčať.',
    ],
    'insulation/minerálna vlna 25 mm': ['Izolácia z minerálnej vlny bráni zrážaniu vody a tlmí hluk.'],
    'material/nerezový plech': ['Nerezový plech odolá vlhku aj soli a nepotrebuje žiadny náter.'],
    'material/nerezová oceľ': ['Nerezová oceľ si drží vzhľad aj po rokoch.'],
  },
  gifts: {
    tape: 'Hliníková páska na spoje',
    clamps: 'Nerezové spony na hadicu',
    fan: 'Stolový ventilátor ako darček',
  },
  reviews: {
    quiet: 'tichý chod',
    loud: 'hlučnosť na plný výkon',
    first: {
      f: 'Lenka,Katka,Zuzka,Mirka,Eliška,Ivana,Danka,Viera,Klára,Petra,Alena,Zuzana,Margita,Janka,Monika,Renáta,Blanka,Terézia,Radka,Silvia,Milena,Lucia,Simona,Paulína',
      m: 'Martin,Tomáš,Rado,Zdenko,Karol,Stano,Pavol,Ondrej,Ľuboš,Ján,Miro,Jano,Roman,Vojto,Jaro,Aleš,Libor,Dušan,Filip,Milan,Peter,Vlado,Kamil,Ivo',
    },
    family: {
      f: 'Nováková,Horváthová,Kováčová,Vargová,Tóthová,Balážová,Molnárová,Lukáčová,Hudáková,Poláková',
      m: 'Novák,Horváth,Kováč,Varga,Tóth,Baláž,Molnár,Lukáč,Hudák,Polák',
    },
    polite: { f: 'pani', m: 'pán' },
    initials: 'B,Č,D,F,H,J,K,L,M,N,P,R,S,Š,T,V,Z,Ž',
  },
  comments: {
    askers: ['Pavol', 'Lenka M.', 'Rado', 'Katarína', 'Tomáš K.', 'Zuzka', 'Zdenko', 'Petra S.', 'Ondrej', 'Viera'],
    answered: ['Jakub z Vánku', 'Martina z Vánku', 'Jano z Vánku'],
    nobody: 'Zákazník',
  },
}
