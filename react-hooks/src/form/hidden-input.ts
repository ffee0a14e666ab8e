/** Props of a hidden input that a form needs to work without scripts. */
export interface HiddenInputProps {
  /** Always `hidden`. */
  readonly type: 'hidden'
  /** Name under which the form posts the value; also a `key`. */
  readonly name: string
  /** The value. */
  readonly value: string
}
