import { page } from './page.ts'
import { bullets, table } from './rich-text.ts'
import type { Page } from './types.ts'

/** Pages that the law asks for. Sample texts: a real shop needs its own. */
export const LEGAL_PAGES: readonly Page[] = [
  page('Obchodní podmínky', 'Podmínky, za kterých nakupujete.', [
    'Tyto podmínky platí pro nákup v internetovém obchodě společnosti Vánek větrání, s. r. o., IČ 08765430, se sídlem Průmyslová 5, 586 01 Jihlava.',
    '# 1. Uzavření smlouvy',
    'Vystavené zboží je nabídkou. Objednávku odešlete tlačítkem, které vás upozorní na povinnost platby. Smlouva vzniká ve chvíli, kdy vám přijetí objednávky potvrdíme e-mailem.',
    '# 2. Cena a platba',
    'Ceny jsou uvedeny včetně DPH 21 %. U zlevněného zboží uvádíme i nejnižší cenu za posledních 30 dní před slevou. Možnosti jsou popsány na stránce [Platba](/stranka/platba).',
    '# 3. Dodání',
    'Zboží skladem odesíláme do jednoho pracovního dne. Ceny a lhůty najdete na stránce [Doprava](/stranka/doprava).',
    '# 4. Odstoupení od smlouvy',
    'Spotřebitel může bez udání důvodu odstoupit do 30 dnů od převzetí. Postup popisuje stránka [Vrácení do 30 dní](/stranka/vraceni-do-30-dni).',
    '# 5. Práva z vadného plnění',
    'Řídí se zákonem a naším [reklamačním řádem](/stranka/reklamacni-rad).',
    '# 6. Řešení sporů',
    'Spotřebitelský spor lze řešit mimosoudně u České obchodní inspekce.',
  ]),
  page('Podmínky pro firmy', 'Co platí navíc, když nakupujete na firmu.', [
    'Pro nákup na IČ platí [obchodní podmínky](/stranka/obchodni-podminky) s těmito odchylkami.',
    bullets(
      'Smlouva se řídí ustanoveními zákona pro podnikatele, odstoupení do 30 dnů se na ni nevztahuje.',
      'Za vady odpovídáme jeden rok od převzetí.',
      'Doklad vystavíme na firmu uvedenou v objednávce.',
    ),
  ]),
  page('Reklamační řád', 'Jak reklamovat a co od reklamace čekat.', [
    'Za vady odpovídáme dva roky od převzetí, u motorů značky Borealis pět let. Reklamaci přijmeme na každé pobočce nebo poštou.',
    bullets(
      'Vyřídíme ji bez zbytečného odkladu, nejpozději do 30 dnů.',
      'První rok předpokládáme, že zboží mělo vadu už při převzetí.',
      'Náklady na poslání vám po uznané reklamaci proplatíme.',
    ),
    'K reklamaci přiložte číslo objednávky a krátký popis závady. Fotografie nebo nahrávka hluku vyřízení urychlí. Nejrychlejší je [podat reklamaci tady v obchodě](/podat-reklamaci).',
  ]),
  page('Ochrana osobních údajů', 'Jaké údaje zpracováváme a proč.', [
    'Správcem vašich údajů je Vánek větrání, s. r. o. Zpracováváme jen to, co k vyřízení objednávky opravdu potřebujeme.',
    table([
      ['Údaje', 'Proč', 'Jak dlouho'],
      ['Jméno, adresa, kontakt', 'doručení objednávky', 'do konce záruky'],
      ['Účetní doklady', 'zákonná povinnost', '10 let'],
      ['E-mail k novinkám', 'váš souhlas', 'do jeho odvolání'],
    ]),
    'Máte právo na přístup, opravu, výmaz i přenos údajů. Stačí napsat na poradna@vanek.test, odpovíme do 30 dnů.',
    'O zasílání nabídek pojednává [samostatná stránka](/stranka/ochrana-osobnich-udaju-pro-marketingove-ucely).',
  ]),
  page('Ochrana osobních údajů pro marketingové účely', 'Co děláme s údaji pro zasílání nabídek.', [
    'Přihlásíte-li se k odběru novinek, uložíme váš e-mail a to, na které odkazy v novinkách kliknete.',
    '# Jak dlouho',
    'Údaje pro marketing uchováváme **20 let**, nebo do chvíle, kdy souhlas odvoláte. Odhlásit se můžete odkazem v každém e-mailu.',
    '# K čemu je použijeme',
    bullets(
      'Poslat vám novinky, nejvýš dvakrát do měsíce.',
      'Poznat, o čem psát příště.',
      'Nabídnout zboží, které souvisí s tím, co už máte.',
    ),
    'Nikomu dalšímu je neprodáváme ani nepředáváme. O všech ostatních údajích píšeme na stránce [Ochrana osobních údajů](/stranka/ochrana-osobnich-udaju).',
  ]),
  page('Cookies', 'Jaké cookies používáme.', [
    'Nutné cookies drží košík a přihlášení. Ostatní ukládáme jen s vaším souhlasem, který můžete kdykoli změnit v patičce.',
    table([
      ['Skupina', 'K čemu', 'Souhlas'],
      ['Nutné', 'košík, přihlášení, bezpečnost', 'není potřeba'],
      ['Měření', 'počty návštěv', 'ano'],
      ['Reklama', 'nabídky jinde na internetu', 'ano'],
    ]),
  ]),
  page(
    'Prohlášení o přístupnosti',
    'Jak je obchod přístupný lidem s postižením.',
    [
      'Chceme, aby u nás mohl nakoupit každý: s klávesnicí, se čtečkou obrazovky i při velkém zvětšení. Držíme se pravidel WCAG 2.2 na úrovni AA.',
      'Narazili jste na překážku? Napište na poradna@vanek.test nebo zavolejte 567 000 100. Objednávku s vámi vyřídíme i po telefonu.',
    ],
    { slug: 'pristupnost' },
  ),
]
