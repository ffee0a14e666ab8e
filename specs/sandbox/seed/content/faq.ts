import { doc } from './rich-text.ts'
import type { FaqQuestion } from './types.ts'

const QUESTIONS: readonly (readonly [question: string, ...answer: string[]])[] = [
  [
    'Jaký průměr ventilátoru potřebuji?',
    'Stejný, jako má potrubí ve zdi. Sundejte starou mřížku a změřte vnitřní průměr otvoru. Nejčastěji je to 100 nebo 125 mm.',
  ],
  [
    'Kdy mi zboží přijde?',
    'Zboží, které je skladem a objednáte ho v pracovní den do 15 hodin, předáme kurýrovi ještě týž den a další pracovní den je u vás. Na výdejní místa odesíláme do 14 hodin, nadrozměrné zboží do 12 hodin. Přesný den najdete u zboží i v košíku.',
  ],
  [
    'Mohu si zboží vyzvednout na pobočce?',
    'Ano, zdarma. Co je na pobočce skladem, vydáme v otevírací době na počkání, ostatní přivezeme z centrálního skladu do dvou pracovních dnů. Seznam [poboček najdete zde](/pobocky).',
  ],
  [
    'Jak mohu zaplatit?',
    'Kartou online, bankovním převodem s QR kódem, dobírkou nebo na pobočce. Podrobnosti jsou na stránce [Platba](/stranka/platba).',
  ],
  [
    'Mohu objednávku změnit nebo zrušit?',
    'Dokud zásilka neopustila sklad, ano. Stačí zavolat nebo napsat, postup je na stránce [Změny v objednávce](/stranka/zmeny-v-objednavce).',
  ],
  [
    'Do kdy mohu zboží vrátit?',
    'Do 30 dní od převzetí a bez udání důvodu. Jak na to, najdete na stránce [Vrácení do 30 dní](/stranka/vraceni-do-30-dni).',
  ],
  [
    'Jak podat reklamaci?',
    'Nejrychleji [tady v obchodě](/podat-reklamaci), i s fotkami. Nebo zboží přineste na kteroukoli pobočku. Lhůty a postup jsou v [reklamačním řádu](/stranka/reklamacni-rad).',
  ],
  [
    'Pomůžete mi s výběrem ventilátoru?',
    'Rádi. Zavolejte nám ve všední den od 8 do 17 hodin, nebo pošlete fotografii a rozměry místnosti e-mailem.',
  ],
  [
    'Zajišťujete montáž?',
    'Sami ne, na každé pobočce vám ale doporučíme montážní firmu z okolí, se kterou máme dobrou zkušenost.',
  ],
  [
    'Mám firmu. Dostanu lepší cenu?',
    'Ano. Po registraci s IČ a ověření firmy uvidíte vlastní ceny hned po přihlášení.',
  ],
  [
    'Jak poznám, který filtr patří do mé jednotky?',
    'Podívejte se na štítek starého filtru: potřebujete šířku, výšku a třídu, například 287 × 287 mm, F7. Když štítek chybí, filtr změřte.',
  ],
]

export const FAQ: readonly FaqQuestion[] = QUESTIONS.map(([title, ...answer], order) => ({
  _id: `dotaz-${order + 1}`,
  title,
  content: doc(...answer),
}))
