import { readFile } from './read-file.ts'

/** Takes the lines from a file; without scripts it is sent along with the form. */
export function FileField({ onText }: { readonly onText: (text: string) => void }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor="bulk-file">
        Nebo vyberte soubor <span className="field-mark">(CSV, TXT)</span>
      </label>
      <input
        className="input"
        type="file"
        id="bulk-file"
        name="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // the text field says from now on what is ordered
          currentTarget.value = ''
          if (file) void readFile(file).then(onText)
        }}
      />
    </div>
  )
}
