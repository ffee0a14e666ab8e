export const required = '(povinné)'
export const optional = '(nepovinné)'
export const country = 'Krajina'
export const formalTitle = 'Oslovenie'
