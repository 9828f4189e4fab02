/*
 * The scripts of a rendered page. React Router would preload them and stream the loader data: what either
 * costs is in `docs/performance.md`.
 */

/**
 * A mark (nonce) for the scripts of one rendering. It is unguessable, so that no text of a person can carry
 * it, and is in no page: pages are cached (decision 005).
 */
export function newMark(): string {
  return crypto.randomUUID();
}

/**
 * Removes the marks of a rendered page, and defers its module scripts until after its first paint (decision
 * 026): they wait in templates, where hydration expects them. Tests fail when React Router renders them in
 * another way.
 *
 * The page is returned in pieces of one long text, because each copy of that text costs 4 % of a page.
 * `inline` are the bodies of its marked scripts, and of the one that puts the others into place.
 */
export function scriptsAfterPaint(marked: string, mark: string): { pieces: string[]; inline: string[] } {
  const pieces: string[] = [];
  const inline: string[] = [];
  let [rest = '', ...others] = marked.split(` nonce="${mark}"`);
  for (const next of others) {
    const start = rest.lastIndexOf('<');
    const { element, body, end } = markedElement(rest.slice(start), next);
    if (start > 0) pieces.push(rest.slice(0, start));
    rest = next.slice(end);
    if (body) inline.push(body);

    if (!/^<(link rel="modulepreload"|script type="module")/.test(element)) pieces.push(element);
    // Neighbors wait in one template.
    else if (start === 0 && pieces.at(-1) === WAITING_END) pieces.splice(-1, 1, element, WAITING_END);
    else pieces.push(WAITING, element, WAITING_END);
    if (element.startsWith('<script type="module"')) {
      pieces.push(`<script>${START}</script>`);
      inline.push(START);
    }
  }
  return { pieces: [...pieces, rest], inline };
}

/**
 * Passes loader data to React Router in the browser, without the streaming renderer that React Router
 * expects. The calls are private to React Router: a test compares them with its own.
 */
export async function hydrationScript(stream: ReadableStream<Uint8Array>): Promise<string> {
  const data = escapeForScript(JSON.stringify(await new Response(stream).text()));
  return `window.__reactRouterContext.streamController.enqueue(${data});window.__reactRouterContext.streamController.close();`;
}

/** The element around a mark. `end` is its end in the text after the mark. */
function markedElement(before: string, after: string): { element: string; body: string; end: number } {
  const opened = after.indexOf('>') + 1;
  if (!before.startsWith('<script'))
    return { element: before + after.slice(0, opened), body: '', end: opened };
  const closed = after.indexOf(SCRIPT_END, opened);
  const end = closed + SCRIPT_END.length;
  return { element: before + after.slice(0, end), body: after.slice(opened, closed), end };
}

const WAITING = '<template data-after-paint>';
const WAITING_END = '</template>';
const SCRIPT_END = '</script>';

/**
 * The script that puts the others into place. A hidden tab is never painted. It removes itself because React
 * did not render it. Meanwhile it steps quantities, and notes the presses of other buttons that do nothing
 * without the others, and which controls people change (`early-input.tsx`).
 */
const START = `(() => {
  const pressed = [];
  const changed = new Set();
  const change = ({ target }) => changed.add(target);
  const press = ({ target }) => {
    const button = target.closest?.('button[type=button]:not([popovertarget])');
    const step = button?.dataset.step;
    if (step) {
      const box = button.parentElement.querySelector('input');
      const [min, max] = ['min', 'max'].map((bound) => box.getAttribute('aria-value' + bound));
      const next = +box.value + +step;
      if (!Number.isNaN(next)) box.value = Math.max(min, Math.min(max, next));
      changed.add(box);
    } else if (button && button.ariaDisabled !== 'true') pressed.push(button);
  };
  document.addEventListener('click', press);
  document.addEventListener('input', change);
  window.early = { pressed, changed, press, change };
  const put = () => {
    for (const place of document.querySelectorAll('template[data-after-paint]')) place.replaceWith(place.content);
  };
  document.currentScript.remove();
  if (document.hidden) put();
  else requestAnimationFrame(() => setTimeout(put));
})()`;

/** Escapes what could end the script or begin an HTML comment. */
function escapeForScript(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
}

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
