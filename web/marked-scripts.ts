/**
 * A mark for the scripts of one rendering. It is unguessable, so that no text of a person can carry it, and
 * is in no page: pages are cached (decision 005).
 */
export function newMark(): string {
  return crypto.randomUUID();
}

/** Removes the marks (nonces) of a rendered page, and returns the bodies of its marked inline scripts. */
export function unmarkScripts(marked: string, mark: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${mark}"`;
  const scripts: string[] = [];
  for (let at = marked.indexOf('<script'); at >= 0; at = marked.indexOf('<script', at + 1)) {
    const start = marked.indexOf('>', at) + 1;
    const end = marked.indexOf('</script>', start);
    if (end >= 0 && marked.slice(at, start).includes(attribute)) scripts.push(marked.slice(start, end));
  }
  return { html: marked.replaceAll(attribute, ''), scripts };
}
