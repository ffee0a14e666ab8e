import { suggestAddresses } from '../address-help/suggest.ts'
import { validateInput } from '../address-help/validate.ts'
import type { Handlers } from '../services.ts'
import type { OutsideAnswer, OutsideBody } from '../wire.ts'

/** Suggestions and validation of Czech and Slovak addresses (C5.27). */
export function addressHelpHandlers(): Handlers {
  return {
    async suggestAddresses(request): Promise<OutsideAnswer<'suggestAddresses'>> {
      return { suggestions: suggestAddresses(request.body as OutsideBody<'suggestAddresses'>) }
    },
    validateInput: async (request): Promise<OutsideAnswer<'validateInput'>> =>
      validateInput(request.body as OutsideBody<'validateInput'>),
  }
}
