/** Where this browser keeps what it remembers of its visitor. */
export const visitorKey = 'vanek_visitor'
