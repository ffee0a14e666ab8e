import * as texts from '#texts/features/bulk-order'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { readFile } from './read-file.ts'

export interface FileFieldProps {
  /** The value of the text field. */
  readonly text: string
  readonly onText: (text: string) => void
}

type Said =
  | { readonly kind: 'read'; readonly name: string; /** The text that the file replaced. */ readonly before: string }
  | { readonly kind: 'refused'; readonly text: string }

/** Reads the lines from a file; without scripts the file is posted with the form. */
export function FileField({ text, onText }: FileFieldProps) {
  const [said, setSaid] = useState<Said | null>(null)

  const take = async (file: File) => {
    const read = await readFile(file).catch(() => undefined)
    if (read === undefined) return setSaid({ kind: 'refused', text: texts.unreadable(file.name) })
    if (read === null) return setSaid({ kind: 'refused', text: texts.tooLarge })
    // binary content, such as a spreadsheet or a picture
    if (read.includes('\0')) return setSaid({ kind: 'refused', text: texts.notText(file.name) })
    if (read.trim() === '') return setSaid({ kind: 'refused', text: texts.emptyFile(file.name) })
    setSaid({ kind: 'read', name: file.name, before: text })
    onText(read)
  }

  return (
    <div className="field">
      <label className="field-label" htmlFor="bulk-file">
        {texts.fileLabel} <span className="field-mark">{texts.fileLimits}</span>
      </label>
      <input
        className="input bulk-file"
        type="file"
        id="bulk-file"
        name="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-describedby="bulk-file-said"
        // choosing the same file again fires a change event
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void take(file)
        }}
      />
      <div id="bulk-file-said" aria-live="polite">
        {said?.kind === 'refused' && <p className="field-error">{said.text}</p>}
        {said?.kind === 'read' && (
          <p className="small quiet">
            {texts.taken(said.name)}
            {said.before.trim() !== '' && said.before !== text && (
              <Button
                tone="plain"
                onClick={() => {
                  onText(said.before)
                  setSaid(null)
                }}
              >
                {texts.takeBack}
              </Button>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
