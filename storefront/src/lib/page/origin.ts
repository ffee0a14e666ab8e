import { createContext, useContext } from 'react'

/** Public origin of the shop, without a trailing slash. */
export const Origin = createContext('')

/** The shop's own origin: editors' links that begin with it stay within the shop (B2.41). */
export const useOrigin = (): string => useContext(Origin)
