import { checkHouseNumber, checkPostcode, checkStreet } from './check-address.ts'
import { checkEmail } from './check-email.ts'
import { checkFullName, checkPhone, checkTin } from './check-person.ts'
import { verdict, type ValidationRequest, type Check, type Verdict } from './verdict.ts'

const CHECKS: Readonly<Record<ValidationRequest['field'], Check>> = {
  email: checkEmail,
  fullName: checkFullName,
  phone: checkPhone,
  tin: checkTin,
  street: checkStreet,
  houseNumber: checkHouseNumber,
  postcode: checkPostcode,
}

/** Validates one input; an empty one is valid. */
export function validateInput(request: ValidationRequest): Verdict {
  return request.value.trim() === '' ? verdict('unknown') : CHECKS[request.field](request)
}
