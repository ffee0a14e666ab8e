import { inMarket } from '../market.ts'

/** Descriptions of scenes around a product, by the room in the studio. */
const PLACES: Readonly<Record<string, string>> = inMarket<Readonly<Record<string, string>>>({
  cs: {
    bathroom: 'V koupelně s obkladem a zrcadlem',
    wc: 'Na toaletě nad dřevěnou poličkou',
    kitchen: 'V kuchyni s obkladem nad linkou',
    bedroom: 'V ložnici s postelí',
    living: 'V obývacím pokoji s pohovkou',
    children: 'V dětském pokoji',
    office: 'V domácí pracovně',
    workshop: 'V dílně s ponkem a nářadím',
    attic: 'Na půdě pod střechou',
    laundry: 'V domácí prádelně',
    corridor: 'V předsíni u dveří',
    hall: 'Ve výrobní hale',
    roof: 'Na ploché střeše',
  },
  sk: {
    bathroom: 'V kúpeľni s obkladom a zrkadlom',
    wc: 'Na toalete nad drevenou poličkou',
    kitchen: 'V kuchyni s obkladom nad linkou',
    bedroom: 'V spálni s posteľou',
    living: 'V obývačke s pohovkou',
    children: 'V detskej izbe',
    office: 'V domácej pracovni',
    workshop: 'V dielni s pracovným stolom a náradím',
    attic: 'V podkroví pod strechou',
    laundry: 'V domácej práčovni',
    corridor: 'V predsieni pri dverách',
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
