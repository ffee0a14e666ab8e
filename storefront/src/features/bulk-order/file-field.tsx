import * as texts from '#texts/features/bulk-order'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { readFile } from './read-file.ts'

export interface FileFieldProps {
  /** The value of the text field. */
  readonly text: string
  readonly onText: (text: string) => void
}

type FileResult =
  | {
      readonly kind: 'read'
      readonly name: string
      /** The text that the file replaced. */
      readonly previousText: string
    }
  | { readonly kind: 'refused'; readonly text: string }

/** Reads the lines from a file; without scripts the file is posted with the form. */
export function FileField({ text, onText }: FileFieldProps) {
  const [result, setResult] = useState<FileResult | null>(null)

  const take = async (file: File) => {
    const read = await readFile(file).catch(() => undefined)
    if (read === undefined) return setResult({ kind: 'refused', text: texts.unreadable(file.name) })
    if (read === null) return setResult({ kind: 'refused', text: texts.tooLarge })
    // binary content, such as a spreadsheet or a picture
    if (read.includes('\0')) return setResult({ kind: 'refused', text: texts.notText(file.name) })
    if (read.trim() === '') return setResult({ kind: 'refused', text: texts.emptyFile(file.name) })
    setResult({ kind: 'read', name: file.name, previousText: text })
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
        aria-describedby="bulk-file-status"
        // choosing the same file again fires a change event
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void take(file)
        }}
      />
      <div id="bulk-file-status" aria-live="polite">
        {result?.kind === 'refused' && <p className="field-error">{result.text}</p>}
        {result?.kind === 'read' && (
          <p className="small quiet">
            {texts.taken(result.name)}
            {result.previousText.trim() !== '' && result.previousText !== text && (
              <Button
                tone="plain"
                onClick={() => {
                  onText(result.previousText)
                  setResult(null)
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
