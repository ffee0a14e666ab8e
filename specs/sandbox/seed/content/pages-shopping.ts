import { page } from './page.ts'
import { bullets, steps, table } from './rich-text.ts'
import type { Page } from './types.ts'

/** Pages that help people buy. */
export const SHOPPING_PAGES: readonly Page[] = [
  page('Doprava', 'Způsoby dopravy, jejich ceny a doba doručení.', [
    'Zboží, které je skladem, předáme dopravci týž pracovní den, pokud ho objednáte včas. Kdy u vás bude, řekneme u zboží, v košíku i u každého způsobu dopravy.',
    'Doprava je zdarma při nákupu nad 2 500 Kč s DPH, při platbě v eurech nad 100 €. Na nadrozměrné zboží se to nevztahuje. Na pobočku je doprava zdarma vždy.',
    table([
      ['Způsob', 'Cena s DPH', 'Objednejte do', 'Kdy je u vás'],
      ['Kurýrem na adresu', '99 Kč (3,96 €)', '15 hodin', 'následující pracovní den'],
      ['Na výdejní místo Balíkobod', '69 Kč (2,76 €)', '14 hodin', 'následující pracovní den'],
      ['Osobní odběr na pobočce', 'zdarma', '17 hodin', 'ihned, je-li na pobočce; jinak za dva pracovní dny'],
      ['Nadrozměrná doprava', '349 Kč (13,96 €)', '12 hodin', 'za tři pracovní dny'],
    ]),
    '# Co je nadrozměrné zboží',
    'Spiro potrubí delší než dva metry, bubnové a střešní ventilátory, centrální rekuperace a další kusy, které kurýr neodveze. Závozník je složí u vchodu do domu.',
    '# Převzetí zásilky',
    'Balík si při převzetí prohlédněte. Je-li poškozený, nepřebírejte ho nebo škodu s řidičem sepište a [dejte nám vědět](/kontakt).',
  ]),
  page('Platba', 'Způsoby platby a poplatky.', [
    'Zaplatit můžete předem i při převzetí. Kromě dobírky u žádné platby nic nepřiplácíte.',
    table([
      ['Způsob', 'Poplatek s DPH'],
      ['Kartou online', 'zdarma'],
      ['Bankovním převodem s QR kódem', 'zdarma'],
      ['Dobírkou', '39 Kč (1,56 €)'],
      ['Hotově nebo kartou na prodejně', 'zdarma'],
    ]),
    '# Platba převodem',
    'Číslo účtu, částku a variabilní symbol najdete v potvrzení objednávky spolu s QR kódem. Zboží pro vás držíme pět pracovních dnů.',
    '# Zaokrouhlení',
    'Dobírku v korunách zaokrouhlujeme na celé koruny, a na prodejně částku, kterou platíte hotově. U karty a převodu platíte přesnou částku.',
  ]),
  page('Jak nakupovat', 'Nákup krok za krokem, od výběru po doručení.', [
    'Nakoupit můžete bez registrace. S účtem ovšem uvidíte historii objednávek a příště nemusíte nic vyplňovat.',
    steps(
      'Vyberte zboží. V každé kategorii pomohou filtry podle průměru, průtoku a hlučnosti.',
      'Na stránce zboží zvolte provedení a počet kusů a vložte ho do košíku.',
      'V košíku zkontrolujte obsah a případně uplatněte slevový kód.',
      'Zvolte dopravu a platbu. Nabídneme jen ty, které se k sobě hodí.',
      'Vyplňte dodací údaje a objednávku odešlete.',
    ),
    'Potvrzení přijde do několika minut na e-mail. Když nepřijde, podívejte se do hromadné pošty nebo nám [zavolejte](/kontakt).',
  ]),
  page('Časté dotazy', 'Odpovědi na otázky, které dostáváme nejčastěji.', [
    'Tady jsou otázky, na které odpovídáme nejčastěji. Když mezi nimi ta vaše není, [napište nám](/kontakt) nebo zavolejte 567 000 100.',
  ]),
  page('Změny v objednávce', 'Jak objednávku změnit, doplnit nebo zrušit.', [
    'Dokud zásilka leží ve skladu, můžete změnit cokoli: zboží, adresu i způsob platby. Platbu změníte a objednávku zrušíte sami, ve svém účtu nebo [podle čísla a e-mailu](/sledovani-objednavky). Se vším ostatním volejte 567 000 100 a připravte si číslo objednávky.',
    bullets(
      '**Přidat zboží** jde do předání dopravci: kurýrovi do 15 hodin, na výdejní místa do 14 hodin, nadrozměrné zboží do 12 hodin.',
      '**Změnit adresu** umíme i u zásilky na cestě, pokud zůstane u téhož dopravce.',
      '**Zrušit objednávku** můžete sami, dokud ji nezačneme balit. Peníze vrátíme do dvou pracovních dnů. Potom nám zavolejte.',
    ),
  ]),
  page(
    'Vrácení do 30 dní',
    'Zboží vrátíte do 30 dní bez udání důvodu.',
    [
      'Zákon vám dává 14 dní, my 30. Lhůta běží od převzetí a důvod nás zajímá jen tehdy, když ho sami chcete sdělit.',
      steps(
        'Do 14 dnů to vyřídíte hned tady: [odstoupit od smlouvy](/odstoupit-od-smlouvy). Potom nám na poradna@vanek.test napište číslo objednávky a co vracíte.',
        'Zboží zabalte, nejlépe do původní krabice, a pošlete nebo přineste na kteroukoli [pobočku](/pobocky).',
        'Peníze vrátíme stejnou cestou, jakou přišly, nejpozději do 14 dnů od odstoupení.',
      ),
      '# Co vrátit nejde',
      'Zboží upravené na míru, například zkrácenou podlahovou mřížku, a filtry vyjmuté z hygienického obalu.',
    ],
    { slug: 'vraceni-do-30-dni' },
  ),
]
