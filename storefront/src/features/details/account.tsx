import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Part } from './fields/part.tsx'
import { TextInput } from './fields/text-input.tsx'

/** An account made with the order (C1.07). The password is typed twice, and may be looked at. */
export function Account() {
  const alive = useHydrated()
  const [shown, setShown] = useState(false)
  const type = shown ? 'text' : 'password'
  return (
    <fieldset className="block">
      <legend className="hide">Účet</legend>
      <Part name="isRegistration" label="Založit si účet, příště bude objednávka rychlejší" legend="Heslo k účtu">
        <TextInput name="password" type={type}>
          <Button hidden={!alive} aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Skrýt heslo' : 'Ukázat heslo'}
          </Button>
        </TextInput>
        <TextInput name="passwordConfirmation" type={type} />
      </Part>
    </fieldset>
  )
}
