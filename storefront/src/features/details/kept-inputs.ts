import { storagePort, type TextPort } from '@vanek/sdk/storage'

/** Where what was typed is kept, for whoever steps back, reloads or comes again: by the tab, as long as it is open. */
export const keptInputs: TextPort = storagePort(() => sessionStorage, 'vanek_details')
