import { createContext, useContext } from 'react'

/**
 * A pattern of the paths of pages that the shop does not have, as `offAmong` makes it; empty in a shop that has
 * all of them.
 */
export const OffPages = createContext('')

export const useOffPages = (): string => useContext(OffPages)

/** Whether a path belongs to one of these pages. */
export const isOffPage = (off: string, path: string): boolean => off !== '' && new RegExp(off).test(path)
