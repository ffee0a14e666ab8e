import { inventedDic } from '../../seed/dic.ts'
import type { companyParts as czech } from './company-parts.cs.ts'

export const companyParts: typeof czech = {
  names: ['Vetrák', 'Prievan', 'Komín', 'Jaseň', 'Smrek', 'Kamenec', 'Studnička', 'Horizont', 'Kolovrat', 'Javor'],
  trades: ['stavby', 'montáže', 'obchod', 'projekcia', 'servis', 'výroba', 'inštalácie'],
  forms: ['s. r. o.', 'a. s.', 'k. s.'],
  streets: ['Lipová', 'Železničná', 'Dlhá', 'Priemyselná', 'Školská', 'Štúrova', 'Komenského'],
  towns: [
    ['Bratislava', '82109'],
    ['Košice', '04001'],
    ['Žilina', '01001'],
    ['Nitra', '94901'],
    ['Prešov', '08001'],
    ['Banská Bystrica', '97401'],
  ],
  numbers: (tin, paysVat) => {
    const dic = inventedDic(tin)
    return { vatin: dic, ICDPH: paysVat ? `SK${dic}` : null }
  },
}
