import type { ReviewWords } from './words.ts'

export const BATHROOM: ReviewWords = {
  uses: [
    '{Koupil|Koupila} jsem ho do koupelny bez okna.',
    'Máme ho v paneláku na záchodě.',
    'Nahradil nám dvacet let starý kus po předchozím majiteli.',
    'Slouží v koupelně, kde sušíme prádlo.',
    'Máme ho v koupelně v podkroví.',
    'Je v bytě, který pronajímáme.',
    'Je v domě po rekonstrukci.',
  ],
  good: [
    'Zrcadlo je po sprše hned čisté.',
    'Plíseň v rohu se už nevrátila.',
    'Montáž do starého otvoru zabrala půl hodiny.',
    'Kryt se sundá jedním pohybem a umyje pod vodou.',
    'Vypadá střídmě a k obkladu se hodí.',
    'Tah je znát, kousek papíru u něj drží sám.',
    'Pachy z bytu pod námi zmizely.',
    'Pára je pryč dřív, než se obléknu.',
    'Drží pevně a nikde nevrže.',
  ],
  weak: [
    'Místa na svorky je uvnitř málo.',
    'Návod je psaný drobným písmem.',
    'Hmoždinky jsem {použil|použila} raději vlastní.',
    'Na krytu je vidět každé smítko.',
    'Otvor jsme museli o pár milimetrů zvětšit.',
  ],
  bad: [
    'Na delší potrubí nestačí, pára zůstává.',
    'Po dvou měsících začal drnčet, řeším reklamaci.',
    'Do našeho otvoru se nevešel, přestože průměr souhlasil.',
  ],
  pros: ['rychlá montáž', 'silný tah', 'pěkný vzhled', 'snadné čištění', 'malá hloubka', 'nízká spotřeba'],
  cons: ['málo místa na kabely', 'stručný návod', 'na krytu je vidět prach'],
  sound: {
    quiet: ['Kolikrát zapomenu, že běží.', 'V ložnici za zdí o něm nevíme.', 'Šumí, ale nehučí.'],
    loud: ['V noci je v tichém bytě slyšet.', 'Hlučnější, než jsem {čekal|čekala}.'],
  },
}

export const CEILING: ReviewWords = {
  uses: [
    'Je v ložnici v podkroví, kde bylo v létě k nevydržení.',
    'Visí nad jídelním stolem.',
    'Máme ho v dětském pokoji.',
    '{Koupil|Koupila} jsem ho místo klimatizace.',
    'Točí se v obýváku otevřeném do kuchyně.',
    'Pořídili jsme ho na zastřešenou terasu.',
  ],
  good: [
    'Spíme s ním celé léto a ráno nás nebolí v krku.',
    'Vyvážený je dobře, na stropě se ani nehne.',
    'I na nejnižší stupeň je vánek cítit po celém pokoji.',
    'V zimě obrátíme chod a teplo se vrací dolů.',
    'Návštěvy si ho všimnou jako první.',
    'Lopatky stačí jednou za čas otřít.',
    'Montáž ve dvou trvala hodinu.',
    'Účet za elektřinu se skoro nezměnil.',
  ],
  weak: [
    'Ve dvou se montuje dobře, sám bych to {nezvládl|nezvládla}.',
    'Zapojení je v návodu nakreslené drobně.',
    'Rozdíl mezi stupni mohl být větší.',
    'Na nízký strop bych {volil|volila} plošší typ.',
  ],
  bad: [
    'Chvěje se i po vyvážení, čekám na technika.',
    'Na velkou místnost nestačí, je potřeba větší průměr.',
    'Jedna lopatka přišla poškrábaná.',
  ],
  pros: ['příjemný vánek', 'pěkné lopatky', 'malá spotřeba', 'chod i na zimu', 'pevný závěs'],
  cons: ['montáž jen ve dvou', 'nepřehledné schéma', 'prach na lopatkách'],
  sound: {
    quiet: ['Slyšíme jen tikání hodin, jeho ne.', 'Děti u něj usínají a nebudí je.'],
    loud: ['Na plné otáčky hučí.', 'Na nejvyšší stupeň je slyšet přes televizi.'],
  },
}

export const ROOM: ReviewWords = {
  uses: [
    'Mám ho v pracovně vedle počítače.',
    '{Koupil|Koupila} jsem ho babičce do panelákové kuchyně.',
    'Slouží v malé kanceláři pro tři lidi.',
    'Zachránil nám červenec v podkroví.',
    'Stěhujeme ho z obýváku do ložnice a zpátky.',
    'Vzali jsme ho na chalupu.',
    'Fouká nám v ordinaci.',
  ],
  good: [
    'Proud je příjemný a netrhaný.',
    'Sestavit ho zvládne každý.',
    'Stojí pevně a nepřevrhne se.',
    'Fouká dál, než bych na jeho velikost {řekl|řekla}.',
    'Přes zimu ho schováme do skříně, místa zabere málo.',
    'Ovládání pochopila i maminka.',
    'Vypadá hezky, i když zrovna neběží.',
    'Po sezóně se snadno rozebere a vyčistí.',
  ],
  weak: [
    'Kabel mohl být delší.',
    'Nejnižší rychlost je na spaní pořád dost silná.',
    'Tlačítka by mohla jít stisknout lehčeji.',
    'Na hladké podlaze se trochu posouvá.',
  ],
  bad: [
    '{Čekal|Čekala} jsem silnější proud.',
    'Po měsíci začal na jedné rychlosti klepat.',
    'Plast působí křehce, {doufal|doufala} jsem v pevnější.',
  ],
  pros: ['silný proud vzduchu', 'jednoduché ovládání', 'stabilní podstavec', 'pěkný vzhled', 'rychlé sestavení'],
  cons: ['kratší kabel', 'méně rychlostí', 'hůř se čistí uvnitř'],
  sound: {
    quiet: ['Na jedničku o něm nevím.', 'Usínám s ním bez potíží.', 'Ani při hovoru přes počítač ho není slyšet.'],
    loud: ['Na nejvyšší rychlost už ruší hovor.', 'Na noc ho vypínám, je slyšet.'],
  },
}

export const INLINE: ReviewWords = {
  uses: [
    'Odvětrává dvě koupelny najednou.',
    '{Dal|Dala} jsem ho na půdu, vede od něj osm metrů hadice.',
    'Větrá sklep, kde bylo pořád vlhko.',
    'Odsává páru od sporáku v malém bistru.',
    'Tahá teplý vzduch od krbu do ložnic.',
    'Je v podhledu nad chodbou.',
  ],
  good: [
    'Tah je výborný i přes tři kolena.',
    'Na potrubí sedl přesně, stačily dvě spony.',
    'Po roce jsem ho {otevřel|otevřela} a uvnitř bylo skoro čisto.',
    'S regulátorem si nastavím přesně, co potřebuji.',
    'Ve svorkovnici je dost místa a schéma je na víku.',
    'Držák dovolí otočit ho, jak je potřeba.',
    'Běží nepřetržitě a nehřeje se.',
  ],
  weak: [
    'Pružné uložení si raději dokupte.',
    'Přibalené vruty jsou krátké.',
    'Se spotřebou počítejte, běží-li celý den.',
    'Bez zpětné klapky jde v zimě chlad dovnitř.',
  ],
  bad: [
    'Na naši délku potrubí je slabý, měl být o stupeň větší.',
    'Přenáší chvění do stropu, musím ho zavěsit jinak.',
    'Dorazil s ohnutým hrdlem.',
  ],
  pros: ['silný tah', 'přesná hrdla', 'snadné zapojení', 'malé rozměry', 'dá se regulovat'],
  cons: ['krátké vruty v balení', 'bez přívodního kabelu', 'větší hmotnost'],
  sound: {
    quiet: ['V pokoji pod ním není slyšet nic.', 'S kusem ohebné hadice je skoro neslyšný.'],
    loud: ['Bez tlumiče je v pokoji slyšet.', 'Na plný výkon hučí, {přidal|přidala} jsem tlumič.'],
  },
}

export const INDUSTRIAL: ReviewWords = {
  uses: [
    'Odvětrává truhlárnu o dvou stech metrech.',
    'Máme ho na hale, kde se svařuje.',
    'Slouží v sušárně ovoce.',
    'Je na stáji pro deset koní.',
    'Větrá kotelnu bytového domu.',
    'Nahradil nám v prádelně dva slabší.',
  ],
  good: [
    'Vzduch v hale se vymění za pár minut.',
    'Rám je pevný a svary čisté.',
    'Běží dvanáct hodin denně a motor se nepřehřívá.',
    'Po připojení se správně rozběhl na první pokus.',
    'Prach mu zatím nevadí, stačí ho ofouknout.',
    'Elektrikář chválil přehledné schéma.',
    'V létě kleslo vedro u strojů o pár stupňů.',
  ],
  weak: [
    'Je těžký, na montáž vezměte pomocníka.',
    'Ochranný spínač bylo nutné dokoupit.',
    'Návod počítá s odborníkem.',
    'Dodání trvalo o týden déle.',
  ],
  bad: [
    'Po dopravě měl ohnutý rám.',
    'Výkon na papíře je vyšší, než co jsme v hale naměřili.',
    'Ložisko bylo slyšet od začátku, vyměnili ho až po měsíci.',
  ],
  pros: ['velký výkon', 'pevný rám', 'trvalý chod', 'jednoduché zapojení'],
  cons: ['hmotnost', 'delší dodání', 'stručný návod'],
  sound: {
    quiet: ['Na svůj výkon je překvapivě tichý.'],
    loud: ['Hlučný je, do obytné zóny bych ho {nedal|nedala}.', 'U pracovního stolu pod ním se musí mluvit hlasitěji.'],
  },
}

export const DRUM: ReviewWords = {
  uses: [
    'Sušíme s ním po výmalbě.',
    'Máme ho v tělocvičně.',
    'Chladí nás v autodílně.',
    'Půjčujeme si ho s kolegy po stavbách.',
    'V létě fouká na zahradní slavnosti.',
  ],
  good: [
    'Dofoukne přes celou dílnu.',
    'Rám vydrží i hrubší zacházení.',
    'Převeze ho jeden člověk.',
    'Omítka byla suchá za třetinu času.',
    'Náklon drží, kam se nastaví.',
  ],
  weak: [
    'Hlučí, ale při takovém výkonu se to dá čekat.',
    'Místa zabere dost.',
    'Kabel by na stavbu mohl být delší.',
    'Přes noc bych ho v domě {nenechal|nenechala}.',
  ],
  bad: ['Mřížka přišla promáčknutá.', 'Po půl roce se uvolnil šroub držáku.'],
  pros: ['obrovský proud vzduchu', 'pevný rám', 'snadno se převáží'],
  cons: ['rozměry', 'krátký kabel', 'hlučnost'],
}
