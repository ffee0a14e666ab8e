import type { Row } from './companies.ts'

export const rows: readonly Row[] = [
  ['1234567', 'Vzduch a montáže, s. r. o.', 'Dílenská 8', 'Pardubice', '53002', true],
  ['0000001', 'Větrník Hlinsko, výrobní družstvo', 'Tovární 2', 'Hlinsko', '53901', true],
  ['9800101', 'Klimatika Sever, s. r. o.', 'Londýnská 41', 'Liberec', '46001', true],
  ['9800102', 'Potrubí Morava, a. s.', 'Křenová 15', 'Brno', '60200', true],
  ['9800103', 'Ing. Alena Vichrová, projekce vzduchotechniky', 'Lidická 7', 'Plzeň', '30100', false],
  ['9800104', 'Pasivní domy Vysočina, s. r. o.', 'Fritzova 12', 'Jihlava', '58601', true],
  ['9800105', 'Bytové družstvo U Tří lip', 'Lipová 210', 'Olomouc', '77900', false],
  ['9800106', 'Ľadové výrobky Šaľa, s. r. o., odštěpný závod', 'Velkomoravská 3', 'Hodonín', '69501', true],
  ['9800107', 'Kuchyně Jasan, s. r. o.', 'Masná 4', 'České Budějovice', '37001', true],
  ['9800108', 'Pekárna Sluníčko, s. r. o.', 'Horní 18', 'Ostrava', '70200', true],
  ['9800109', 'Hotel Pod Kaštany, a. s.', 'Vřídelní 9', 'Karlovy Vary', '36001', true],
  ['9800110', 'Stavby Kopecký, v. o. s.', 'Pražská 77', 'Tábor', '39001', true],
  ['9800111', 'Základní škola Na Kopečku', 'Školní 1', 'Trutnov', '54101', false],
  ['9800112', 'Elektro Bouřka, s. r. o.', 'Dukelská 33', 'Ústí nad Labem', '40001', true],
  ['9800113', 'Tiskárna Písmeno, s. r. o.', 'Gutenbergova 6', 'Hradec Králové', '50002', true],
  ['9800114', 'Martin Závětří, instalatér', 'Polní 22', 'Zlín', '76001', false],
  ['9800115', 'Domov pro seniory Javor', 'Nemocniční 14', 'Šumperk', '78701', false],
  ['9800116', 'Autolak Duha, s. r. o.', 'Průmyslová 19', 'Kladno', '27201', true],
  ['9800117', 'Zahradnictví Rosa, s. r. o.', 'Botanická 5', 'Praha 8', '18000', true],
  ['9800118', 'Zaniklá výroba ventilátorů, s. r. o., v likvidaci', 'Zapomenutá 13', 'Most', '43401', false],
]
