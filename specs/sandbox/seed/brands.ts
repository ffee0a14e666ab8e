import { SMALLER_BRANDS } from './brands-more.ts'
import type { Brand } from './types.ts'

/** Invented brands. Each has its own character, so that filters by brand and by price tell something. */
const LARGER_BRANDS = [
  {
    id: 1,
    slug: 'vetrnik',
    title: 'Větrník',
    code: 'VTR',
    text: 'Poctivé větrání z Vysočiny. Větrník vyrábí koupelnové a potrubní ventilátory, ke kterým i po letech dodá náhradní díl.',
    series: ['Tichý', 'Svižný', 'Stálý', 'Drobný', 'Pilný', 'Jarý', 'Bystrý', 'Hbitý'],
    style: { colours: ['white', 'black', 'grey'], priceLevel: 0.95, quiet: 0.6, power: 0.5, thrift: 0.5 },
  },
  {
    id: 2,
    slug: 'aerola',
    title: 'Aerola',
    code: 'AER',
    text: 'Aerola kreslí ventilátory tak, aby v interiéru spíš zdobily než překážely. Tenká čela, klidné tvary, pečlivé detaily.',
    series: ['Alba', 'Linea', 'Mira', 'Rosa', 'Stela', 'Viola', 'Nela', 'Orla'],
    style: { colours: ['white', 'silver', 'mint', 'oak'], priceLevel: 1.15, quiet: 0.65, power: 0.4, thrift: 0.6 },
  },
  {
    id: 3,
    slug: 'borealis',
    title: 'Borealis',
    code: 'BOR',
    text: 'Severská střídmost a motory s nízkou spotřebou. Borealis dává na motory pět let záruky.',
    series: ['Fjord', 'Tundra', 'Polara', 'Severka', 'Jitřenka', 'Laguna', 'Závěj', 'Skála'],
    style: { colours: ['black', 'graphite', 'walnut'], priceLevel: 1.3, quiet: 0.7, power: 0.6, thrift: 0.85 },
  },
  {
    id: 4,
    slug: 'tisina',
    title: 'Tišina',
    code: 'TIS',
    text: 'Značka pro všechny, kteří slyší každý šum. Všechno, co Tišina vyrábí, měří v bezdozvukové komoře a údaje zveřejňuje.',
    series: ['Šepot', 'Klid', 'Mech', 'Pírko', 'Usínka', 'Peřina', 'Oblak', 'Šum'],
    style: { colours: ['white', 'black', 'oak'], priceLevel: 1.2, quiet: 0.95, power: 0.35, thrift: 0.65 },
  },
  {
    id: 5,
    slug: 'kovent',
    title: 'Kovent',
    code: 'KOV',
    text: 'Kovent zpracovává plech od roku 1994. Potrubí, tvarovky a průmyslové ventilátory pro stavby, dílny a haly.',
    series: ['Hora', 'Buk', 'Titan', 'Kovář', 'Balvan', 'Štít', 'Hamr', 'Výheň'],
    style: { colours: ['galvanised', 'grey', 'steel', 'blue'], priceLevel: 0.9, quiet: 0.35, power: 0.75, thrift: 0.4 },
  },
  {
    id: 6,
    slug: 'zefyr',
    title: 'Zefyr',
    code: 'ZEF',
    text: 'Zefyr přináší do domácností příjemný vánek za rozumné peníze. Jednoduché ovládání, snadné čištění.',
    series: ['Meluzína', 'Severák', 'Pasát', 'Bríza', 'Monzun', 'Vlnka', 'Závan', 'Dálka'],
    style: { colours: ['white', 'black', 'yellow'], priceLevel: 0.85, quiet: 0.45, power: 0.6, thrift: 0.45 },
  },
  {
    id: 7,
    slug: 'nordair',
    title: 'Nordair',
    code: 'NRD',
    text: 'Technika pro celoroční větrání domů: rekuperace, tiché potrubní ventilátory a filtry, které do sebe zapadají.',
    series: ['Lund', 'Berg', 'Holm', 'Sund', 'Vind', 'Elva', 'Torp', 'Strand'],
    style: { colours: ['white', 'graphite', 'galvanised'], priceLevel: 1.25, quiet: 0.75, power: 0.65, thrift: 0.8 },
  },
  {
    id: 8,
    slug: 'prodech',
    title: 'Prodech',
    code: 'PRO',
    text: 'Prodech dodává montážním firmám i kutilům vše, co k větrání patří, od hadice po poslední sponu.',
    series: ['Nádech', 'Výdech', 'Průvan', 'Komín', 'Tah', 'Stříška', 'Průduch', 'Vzdušník'],
    style: { colours: ['white', 'aluminium', 'brown'], priceLevel: 0.8, quiet: 0.45, power: 0.5, thrift: 0.35 },
  },
  {
    id: 9,
    slug: 'cistovan',
    title: 'Čistovan',
    code: 'CIS',
    text: 'Filtry, čističky a odvlhčovače pro lidi s alergií a pro domy, které chtějí zůstat suché.',
    series: ['Rosnička', 'Studánka', 'Luka', 'Paseka', 'Bystřina', 'Pramen', 'Kapka', 'Rašelina'],
    style: { colours: ['white', 'black'], priceLevel: 1.05, quiet: 0.65, power: 0.55, thrift: 0.7 },
  },
  {
    id: 10,
    slug: 'loketek',
    title: 'Loketek',
    code: 'LOK',
    text: 'Malá dílna z Podkrkonoší. Loketek vyrábí stropní a stolní ventilátory se dřevem a s motory, které přežijí nábytek.',
    series: ['Jasan', 'Letokruh', 'Habr', 'Modřín', 'Višeň', 'Olše', 'Javor', 'Lípa'],
    style: { colours: ['walnut', 'oak', 'mint', 'steel'], priceLevel: 1.1, quiet: 0.7, power: 0.45, thrift: 0.6 },
  },
] as const satisfies readonly Brand[]

export const BRANDS = [...LARGER_BRANDS, ...SMALLER_BRANDS] as const

export type BrandSlug = (typeof BRANDS)[number]['slug']

export function brandBySlug(slug: BrandSlug): Brand {
  const brand = BRANDS.find((one) => one.slug === slug)
  if (brand === undefined) throw new RangeError(`No brand ${slug}.`)
  return brand
}
