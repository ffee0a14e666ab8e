import type { Row } from './companies.ts'

export const rows: readonly Row[] = [
  ['1234567', 'Vzduch a montáže, s. r. o.', 'Dielenská 8', 'Trnava', '91701', true],
  ['0000001', 'Veterník Detva, výrobné družstvo', 'Továrenská 2', 'Detva', '96212', true],
  ['5980010', 'Klimatika Sever, s. r. o.', 'Kysucká 41', 'Žilina', '01001', true],
  ['5980011', 'Potrubie Východ, a. s.', 'Južná trieda 15', 'Košice', '04001', true],
  ['5980012', 'Ing. Alena Víchrová, projekcia vzduchotechniky', 'Lazovná 7', 'Banská Bystrica', '97401', false],
  ['5980013', 'Pasívne domy Turiec, s. r. o.', 'Kollárova 12', 'Martin', '03601', true],
  ['5980014', 'Bytové družstvo Tri lipy', 'Lipová 210', 'Nitra', '94901', false],
  ['5980015', 'Ľadové výrobky Šaľa, s. r. o.', 'Hlavná 3', 'Šaľa', '92701', true],
  ['5980016', 'Kuchyne Jaseň, s. r. o.', 'Masiarska 4', 'Prešov', '08001', true],
  ['5980017', 'Pekáreň Slniečko, s. r. o.', 'Horná 18', 'Zvolen', '96001', true],
  ['5980018', 'Hotel Pod gaštanmi, a. s.', 'Kúpeľná 9', 'Piešťany', '92101', true],
  ['5980019', 'Stavby Kopecký, v. o. s.', 'Bratislavská 77', 'Trenčín', '91105', true],
  ['5980020', 'Základná škola Na kopčeku', 'Školská 1', 'Ružomberok', '03401', false],
  ['5980021', 'Elektro Búrka, s. r. o.', 'Štúrova 33', 'Michalovce', '07101', true],
  ['5980022', 'Tlačiareň Písmeno, s. r. o.', 'Gutenbergova 6', 'Bratislava', '82109', true],
  ['5980023', 'Martin Závetrie, inštalatér', 'Poľná 22', 'Poprad', '05801', false],
  ['5980024', 'Domov seniorov Javor', 'Nemocničná 14', 'Liptovský Mikuláš', '03101', false],
  ['5980025', 'Autolak Dúha, s. r. o.', 'Priemyselná 19', 'Prievidza', '97101', true],
  ['5980026', 'Záhradníctvo Rosa, s. r. o.', 'Botanická 5', 'Bratislava', '84104', true],
  ['5980027', 'Zaniknutá výroba ventilátorov, s. r. o., v likvidácii', 'Zabudnutá 13', 'Lučenec', '98401', false],
]
