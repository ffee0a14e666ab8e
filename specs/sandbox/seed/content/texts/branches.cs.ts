export const branches = {
  services: ['Výdej objednávek', 'Poradenství s výběrem', 'Příjem reklamací a vrácení'],
  /** By branch slug. */
  more: {
    praha: ['Poslechová stěna', 'Kontrola půdorysu projektantem'],
    'ceske-budejovice': ['Ukázka celé rekuperace domu'],
    'usti-nad-labem': ['Návrh odsávání dílen'],
    'hradec-kralove': ['Kontrola půdorysu projektantem'],
    pardubice: ['Vyhledání filtru podle štítku'],
    jihlava: ['Nakládka nadrozměrného zboží'],
    brno: ['Srovnání hluku čtyř ventilátorů najednou'],
    ostrava: ['Předvedení průmyslových ventilátorů'],
  } as Readonly<Record<string, readonly string[]>>,
  collecting:
    'Co je na pobočce skladem, vydáme na počkání. Ostatní přivezeme z centrálního skladu do dvou pracovních dnů.',
  drawing: (street: string, city: string): string => `Kresba prodejny Vánek v ulici ${street}, ${city}`,
  interior: (city: string): string => `Kresba prodejny uvnitř, ${city}: police s ventilátory a pult`,
  addressAndHours: 'adresa a otevírací doba',
  positions: ['Vedoucí prodejny', 'Technický poradce', 'Prodej a výdej objednávek', 'Příjem reklamací'],
  anyPosition: 'Poradce',
  ownPositions: {
    'Tereza Málková': 'Projektantka větrání',
    'Ing. Bohumil Kříž': 'Měření hluku a průtoku',
    'Petra Zelenková': 'Technická poradkyně',
    'Alena Kolářová': 'Technická poradkyně',
    'Pavla Hošková': 'Technická poradkyně',
    'Monika Lišková': 'Technická poradkyně',
    'Soňa Peřinová': 'Technická poradkyně',
    'Klára Zedníčková': 'Technická poradkyně',
    'Zuzana Wojnarová': 'Technická poradkyně',
  } as Readonly<Record<string, string>>,
  mailHost: 'vanek.test',
  countryCode: 'CZE',
}
