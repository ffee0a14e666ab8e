/** Where this browser keeps messages for the next page. */
export const flashesKey = 'vanek_flashes'
/** Where it keeps what was closed of all that lies over a page. */
export const overlaysKey = 'vanek_overlays'
/** Cookie by which the server leaves messages for the page that a redirect leads to. */
export const flashCookie = 'vanek_flash'
/** Cookie by which the server leaves the question whether to go somewhere else. */
export const offerCookie = 'vanek_redirect'
/** What a message is about that tells of a sign-in that ended by itself. */
export const expiredCode = 'session_expired'

/** Where this browser keeps what it remembers of its visitor. */
export const visitorKey = 'vanek_visitor'
