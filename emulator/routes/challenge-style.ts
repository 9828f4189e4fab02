/**
 * The style of the challenge pages and the dashboard, for phones and up, light and dark. Fonts are used where
 * installed.
 */
export const CHALLENGE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fffcf7, #16130f);
  --card: light-dark(#ffffff, #28231f);
  --ink: light-dark(#1c1917, #f5efe6);
  --quiet: light-dark(#675e55, #b7ab9d);
  --line: light-dark(#e9e0d3, #453d35);
  --accent: #f6a623;
  --on-accent: #1c1917;
}
* { box-sizing: border-box; margin: 0 }
body {
  min-height: 100vh;
  display: grid;
  place-items: center;
  padding: 1rem;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.5 Figtree, system-ui, sans-serif;
}
main {
  width: 100%;
  max-width: 26rem;
  padding: clamp(1.25rem, 6vw, 2rem);
  background: var(--card);
  border: 1px solid var(--line);
  border-top: 4px solid var(--accent);
  border-radius: 1rem;
}
.bank { color: var(--quiet); font-size: .875rem; letter-spacing: .02em }
h1 { margin: .375rem 0 .75rem; font: 600 1.625rem/1.2 Fraunces, 'Iowan Old Style', Georgia, serif; letter-spacing: -.01em; text-wrap: balance }
p + p { margin-top: .5rem }
dl { margin: 1.25rem 0; border-block: 1px solid var(--line) }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .75rem 0 }
dl div + div { border-top: 1px solid var(--line) }
dt { color: var(--quiet) }
dd { font-variant-numeric: tabular-nums; font-weight: 600; overflow-wrap: anywhere }
form { display: flex; flex-wrap: wrap; gap: .75rem }
h2 { margin-top: 1.5rem; font-size: 1.125rem; line-height: 1.3 }
form p { flex: 1 0 100% }
select { min-height: 3rem; width: 100%; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .75rem; background: transparent; color: var(--ink); font: inherit }
button {
  flex: 1 1 8rem;
  min-height: 3rem;
  padding: .5rem 1rem;
  border: 1px solid var(--line);
  border-radius: .75rem;
  background: transparent;
  color: var(--ink);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent) }
button:hover { border-color: var(--ink) }
button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
/* In the shop's dialog, and on phones, what is around it is the card. */
@media (max-width: 36rem) {
  body { place-items: start center; padding: 1.5rem; background: var(--card) }
  main { max-width: none; padding: 0; border: 0; background: none }
}
`;
