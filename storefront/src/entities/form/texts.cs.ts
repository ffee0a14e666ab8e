export const required = '(povinné)'
export const optional = '(nepovinné)'
export const country = 'Země'
export const formalTitle = 'Oslovení'
