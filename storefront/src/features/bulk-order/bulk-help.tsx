const amounts = [';2', ' 10', ',1']

/** Explains the format of the lines with real codes of the shop. */
export function BulkHelp({ samples }: { readonly samples: readonly string[] }) {
  return (
    <aside className="panel bulk-help" aria-labelledby="bulk-help">
      <h2 id="bulk-help">Jak na to</h2>
      <p>
        Na každý řádek napište kód zboží nebo EAN a množství. Oddělit je můžete středníkem, čárkou, tabulátorem i
        mezerou.
      </p>
      {samples.length > 0 && (
        <pre className="bulk-example">{samples.map((code, at) => `${code}${amounts[at]}`).join('\n')}</pre>
      )}
      <ul className="rich">
        <li>Bez množství počítáme s jedním kusem. Zboží na metry může mít i desetiny, třeba 1,5.</li>
        <li>Řádky můžete zkopírovat rovnou z tabulky. Podle záhlaví poznáme, kde je kód a kde množství.</li>
        <li>
          Kód najdete na stránce zboží i ve svých objednávkách. Vezmeme i položky, které si z objednávky stáhnete.
        </li>
        <li>Vezmeme soubor CSV nebo TXT, nejvýš 500 řádků.</li>
      </ul>
    </aside>
  )
}
