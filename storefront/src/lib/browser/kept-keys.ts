/** Storage key of flash messages. */
export const flashesKey = 'vanek_flashes'
/** Storage key of closed overlays. */
export const overlaysKey = 'vanek_overlays'
/** Cookie for flash messages of the server after a redirect. */
export const flashCookie = 'vanek_flash'
/** Cookie for a redirect offer of the server. */
export const offerCookie = 'vanek_redirect'
/** Code of the message about an expired session. */
export const expiredCode = 'session_expired'

/** Storage key of the visitor. */
export const visitorKey = 'vanek_visitor'
