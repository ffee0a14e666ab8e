/** How the lines are written. */
export function BulkHelp() {
  return (
    <aside className="panel bulk-help" aria-labelledby="bulk-help">
      <h2 id="bulk-help">Jak na to</h2>
      <p>
        Na každý řádek napište kód zboží nebo EAN a počet kusů. Oddělit je můžete středníkem, čárkou, tabulátorem i
        mezerou.
      </p>
      <pre className="bulk-example">{'VT-100-B;2\nHAD-125 10\n8590000000000,1'}</pre>
      <ul className="rich">
        <li>Bez počtu kusů počítáme s jedním.</li>
        <li>Řádky můžete zkopírovat rovnou z tabulky.</li>
        <li>Vezmeme soubor CSV nebo TXT, nejvýš 500 řádků.</li>
      </ul>
    </aside>
  )
}
