/** What is wrong with a group of choices. */
export function GroupError({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return text ? (
    <p className="field-error" id={id} role="alert">
      {text}
    </p>
  ) : null
}
