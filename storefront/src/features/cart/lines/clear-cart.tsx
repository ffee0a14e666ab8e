import { Button } from '../../../ui/button.tsx'

/** Takes everything out at once; what was in can be brought back, so that nobody is asked twice. */
export function ClearCart({ onClear }: { readonly onClear: () => void }) {
  return (
    <form
      method="post"
      action="/kosik"
      onSubmit={(event) => {
        event.preventDefault()
        onClear()
      }}
    >
      <input type="hidden" name="intent" value="clear" />
      <Button type="submit" tone="plain">
        Vyprázdnit košík
      </Button>
    </form>
  )
}
