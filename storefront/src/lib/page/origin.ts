import { createContext, useContext } from 'react'

/** Origin of the shop as the public knows it, without a trailing slash. */
export const Origin = createContext('')

/** The shop's own origin: links of editors' texts that begin with it lead within the shop (B2.41). */
export const useOrigin = (): string => useContext(Origin)
