/** The look of the provider's pages. */
export const style = `:root { color-scheme: light dark; --ink: #1b2330; --paper: #fff; --around: #eef1f5; --line: #7b8698; --strong: #14532d; --on-strong: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7ebf1; --paper: #1a212b; --around: #10151c; --line: #77839a; --strong: #86efac; --on-strong: #0b2513; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--around); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 26rem; margin: clamp(0rem, 8vh, 5rem) auto; padding: 1.5rem; background: var(--paper); border-radius: 0.75rem; }
h1 { margin: 0.5rem 0 0; font-size: 1.5rem; line-height: 1.2; }
p { margin: 0.25rem 0; }
.mark { margin-bottom: 1rem; font-size: 0.875rem; }
.sum { margin-bottom: 1rem; font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 0.75rem; }
fieldset { display: grid; gap: 0.75rem; margin: 0.75rem 0 0; padding: 1rem; border: 1px solid var(--line); border-radius: 0.5rem; }
legend { padding-inline: 0.5rem; }
button { min-height: 3rem; padding: 0.5rem 1rem; border: 1px solid var(--line); border-radius: 0.5rem; background: transparent; color: inherit; font: inherit; cursor: pointer; }
.pay { border-color: var(--strong); background: var(--strong); color: var(--on-strong); font-weight: 600; }
input { width: 5rem; min-height: 2.75rem; padding: 0.25rem 0.5rem; border: 1px solid var(--line); border-radius: 0.375rem; background: transparent; color: inherit; font: inherit; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
a { color: inherit; }
`
