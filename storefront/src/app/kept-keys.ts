/** Where this browser keeps messages for the next page. */
export const flashesKey = 'vanek_flashes'
/** Where it keeps what was closed of all that lies over a page. */
export const overlaysKey = 'vanek_overlays'
