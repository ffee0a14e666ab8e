export interface OpeningHours {
  /** Monday to Friday, Saturday, Sunday; null = closed. Local time of the branch. */
  readonly weekdays: string
  readonly saturday: string | null
  readonly sunday: string | null
}

/** A shop where people buy and pick up, one in each region of the Czech Republic. */
export interface Branch {
  readonly id: number
  readonly storeId: string
  readonly warehouseId: number
  readonly slug: string
  readonly title: string
  readonly region: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly latitude: number
  readonly longitude: number
  readonly openingHours: OpeningHours
  readonly phone: string
  readonly email: string
  readonly primary: boolean
  readonly weight: number
  readonly description: string
  readonly publicTransport: string
  readonly parking: string
}

export interface Warehouse {
  readonly id: number
  readonly title: string
  readonly city: string
  readonly virtual: boolean
}

export const CENTRAL_WAREHOUSE: Warehouse = { id: 1, title: 'Centrální sklad', city: 'Jihlava', virtual: false }

const LONG: OpeningHours = { weekdays: '8:00–18:00', saturday: '9:00–13:00', sunday: null }
const SHORT: OpeningHours = { weekdays: '8:00–17:00', saturday: '8:30–11:30', sunday: null }
const WEEK: OpeningHours = { weekdays: '7:30–16:30', saturday: null, sunday: null }

type Row = readonly [
  city: string,
  region: string,
  street: string,
  postcode: string,
  latitude: number,
  longitude: number,
  hours: OpeningHours,
  transport: string,
  parking: string,
  about: string,
]

const ROWS: readonly Row[] = [
  [
    'Praha',
    'Hlavní město Praha',
    'Sokolovská 211',
    '190 00',
    50.1098,
    14.4937,
    LONG,
    'Metro B, stanice Českomoravská, 4 minuty pěšky',
    'Dvě místa ve dvoře, vjezd z boční ulice',
    'Naše největší prodejna: na zdi běží dvanáct ventilátorů, které si můžete poslechnout.',
  ],
  [
    'Kladno',
    'Středočeský kraj',
    'Dukelských hrdinů 48',
    '272 01',
    50.1431,
    14.1052,
    SHORT,
    'Autobus, zastávka Sítná',
    'Volné parkování před prodejnou',
    'Menší prodejna s velkým skladem potrubí a tvarovek.',
  ],
  [
    'České Budějovice',
    'Jihočeský kraj',
    'Rudolfovská 73',
    '370 01',
    48.9781,
    14.4868,
    LONG,
    'Trolejbus, zastávka U Trojice',
    'Parkoviště pro zákazníky za domem',
    'Na ukázku tu máme celou rekuperaci rodinného domu.',
  ],
  [
    'Plzeň',
    'Plzeňský kraj',
    'Koterovská 96',
    '326 00',
    49.7336,
    13.4034,
    LONG,
    'Tramvaj 2, zastávka Chodské náměstí',
    'Modrá zóna, první půlhodina zdarma',
    'Poradíme s větráním koupelen v panelových domech.',
  ],
  [
    'Karlovy Vary',
    'Karlovarský kraj',
    'Sokolovská 34',
    '360 05',
    50.2305,
    12.8562,
    WEEK,
    'Autobus, zastávka Růžový vrch',
    'Tři místa přímo u vchodu',
    'Výdejní místo s poradcem, zboží z centrálního skladu druhý den.',
  ],
  [
    'Ústí nad Labem',
    'Ústecký kraj',
    'Masarykova 127',
    '400 01',
    50.6689,
    14.0257,
    SHORT,
    'Trolejbus, zastávka Bukov',
    'Parkování ve dvoře',
    'Specialista na průmyslové ventilátory a odsávání.',
  ],
  [
    'Liberec',
    'Liberecký kraj',
    'Husova 58',
    '460 01',
    50.7702,
    15.0716,
    SHORT,
    'Tramvaj, zastávka Zvolenská',
    'Parkování na ulici, hodina zdarma',
    'Prodejna ve staré tiskárně, se stropními ventilátory v plném provozu.',
  ],
  [
    'Hradec Králové',
    'Královéhradecký kraj',
    'Pospíšilova 14',
    '500 03',
    50.2152,
    15.8419,
    LONG,
    'Trolejbus, zastávka Heyrovského',
    'Parkoviště pro zákazníky',
    'Každý čtvrtek odpoledne tu projektant zdarma prohlédne váš půdorys.',
  ],
  [
    'Pardubice',
    'Pardubický kraj',
    'Palackého třída 82',
    '530 02',
    50.0347,
    15.7631,
    SHORT,
    'Trolejbus, zastávka Zimní stadion',
    'Deset míst za domem',
    'Velký výběr filtrů, které vám vyhledáme podle štítku jednotky.',
  ],
  [
    'Jihlava',
    'Kraj Vysočina',
    'Průmyslová 5',
    '586 01',
    49.4161,
    15.6093,
    WEEK,
    'Autobus, zastávka Průmyslová zóna',
    'Velké parkoviště i pro dodávky',
    'Prodejna u centrálního skladu: co je na webu skladem, odvezete hned.',
  ],
  [
    'Brno',
    'Jihomoravský kraj',
    'Křenová 62',
    '602 00',
    49.1928,
    16.6253,
    LONG,
    'Tramvaj 8, zastávka Masná',
    'Podzemní garáže přes ulici',
    'Poslechová komora, kde porovnáte hlučnost ventilátorů vedle sebe.',
  ],
  [
    'Olomouc',
    'Olomoucký kraj',
    'Wolkerova 29',
    '779 00',
    49.5862,
    17.2553,
    SHORT,
    'Tramvaj, zastávka Wolkerova',
    'Parkování ve dvoře',
    'Rodinná atmosféra a rada, která vám ušetří druhou cestu.',
  ],
  [
    'Zlín',
    'Zlínský kraj',
    'Třída Tomáše Bati 187',
    '760 01',
    49.2259,
    17.6691,
    SHORT,
    'Trolejbus, zastávka Dlouhá',
    'Parkovací dům u prodejny',
    'Najdete nás v přízemí bývalé tovární budovy.',
  ],
  [
    'Ostrava',
    'Moravskoslezský kraj',
    'Nádražní 164',
    '702 00',
    49.8461,
    18.2826,
    LONG,
    'Tramvaj, zastávka Stodolní',
    'Parkování u prodejny, hodina zdarma',
    'Největší výběr bubnových a střešních ventilátorů na Moravě.',
  ],
]

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')

export const BRANCHES: readonly Branch[] = ROWS.map(
  (
    [city, region, street, postcode, latitude, longitude, openingHours, publicTransport, parking, description],
    order,
  ) => ({
    id: order + 1,
    storeId: `S${String(order + 1).padStart(2, '0')}`,
    warehouseId: CENTRAL_WAREHOUSE.id + order + 1,
    slug: plain(city),
    title: `Prodejna ${city}`,
    region,
    street,
    city,
    postcode: postcode.replace(' ', ''),
    latitude,
    longitude,
    openingHours,
    phone: `+420 567 000 ${String(101 + order)}`,
    email: `${plain(city)}@vanek.test`,
    primary: city === 'Praha',
    weight: 140 - order * 10,
    description,
    publicTransport,
    parking,
  }),
)

export const WAREHOUSES: readonly Warehouse[] = [
  CENTRAL_WAREHOUSE,
  ...BRANCHES.map((branch) => ({ id: branch.warehouseId, title: branch.title, city: branch.city, virtual: false })),
]
