import { ownedText, type TextOwner } from '@vanek/sdk/checkout'
import type { TextPort } from '@vanek/sdk/storage'
import { tabInputs } from '../../../lib/session/tab-texts.ts'

/** Where what was typed is kept, for whoever steps back, reloads or comes again: by the tab, as long as it is open. */
export const keptInputs: TextPort = tabInputs

/**
 * The same for whoever is here: what another customer has typed is dropped. A guest who signs in goes on with what they have
 * typed.
 */
export const keptInputsOf = (owner: TextOwner): TextPort => ownedText(tabInputs, { owner, fromGuest: true })
