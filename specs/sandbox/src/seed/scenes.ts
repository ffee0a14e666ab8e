import { inMarket } from '../market.ts'

/** Descriptions of scenes around a product, by the room in the studio. */
const PLACES: Readonly<Record<string, string>> = inMarket<Readonly<Record<string, string>>>({
  cs: {
    bathroom: 'V koupelně s obkladem',
    wc: 'Na toaletě nad poličkou',
    kitchen: 'V kuchyni s obkladem',
    bedroom: 'V ložnici',
    living: 'V obývacím pokoji',
    children: 'V dětském pokoji',
    office: 'V domácí pracovně',
    workshop: 'V dílně',
    attic: 'Na půdě pod střechou',
    laundry: 'V domácí prádelně',
    corridor: 'V předsíni',
    hall: 'Ve výrobní hale',
    roof: 'Na ploché střeše',
  },
  sk: {
    bathroom: 'V kúpeľni s obkladom',
    wc: 'Na toalete nad poličkou',
    kitchen: 'V kuchyni s obkladom',
    bedroom: 'V spálni',
    living: 'V obývačke',
    children: 'V detskej izbe',
    office: 'V domácej pracovni',
    workshop: 'V dielni',
    attic: 'V podkroví pod strechou',
    laundry: 'V domácej práčovni',
    corridor: 'V predsieni',
    hall: 'Vo výrobnej hale',
    roof: 'Na plochej streche',
  },
})

/** Rooms with a description. */
export const SCENE_ROOMS: readonly string[] = Object.keys(PLACES)

/** The alternative text of a scene. */
export function sceneAlt(room: string, title: string): string {
  const place = PLACES[room]
  if (place === undefined) throw new RangeError(`No text for the room ${room}.`)
  return `${place}: ${title}`
}
