/** Parts of the names and addresses of fictional companies. */
export const companyParts = {
  names: ['Větrák', 'Průvan', 'Komín', 'Jasan', 'Modřín', 'Kamenec', 'Studánka', 'Horizont', 'Kolovrat', 'Lípa'],
  trades: ['stavby', 'montáže', 'obchod', 'projekce', 'servis', 'výroba', 'instalace'],
  forms: ['s. r. o.', 'a. s.', 'v. o. s.'],
  streets: ['Lipová', 'Nádražní', 'Dlouhá', 'Průmyslová', 'Školní', 'Husova', 'Komenského'],
  towns: [
    ['Praha 8', '18000'],
    ['Brno', '60200'],
    ['Ostrava', '70200'],
    ['Plzeň', '30100'],
    ['Olomouc', '77900'],
    ['Jihlava', '58601'],
  ] as readonly (readonly [city: string, postcode: string])[],
  numbers: (tin: string, paysVat: boolean): { vatin: string | null; ICDPH?: string | null } => ({
    vatin: paysVat ? `CZ${tin}` : null,
  }),
}
