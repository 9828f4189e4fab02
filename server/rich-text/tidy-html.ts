import { MAX_RICH_DEPTH, RICH_BLOCKS, RICH_INLINES } from '#domain/rich-text/rich-text.ts';

/**
 * Rewrites HTML of unknown origin to balanced tags of few kinds, at most `MAX_RICH_DEPTH` inside each other,
 * in time linear to its length: what parses it afterwards recurses, and repairs misnested tags by copying
 * them. It decides nothing about safety; `readRichText` does.
 */
export function tidyHtml(html: string): string {
  const written: string[] = [];
  const open: string[] = [];
  const close = (depth: number) => {
    while (open.length > depth) written.push(`</${open.pop()}>`);
  };
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start < 0) break;
    written.push(html.slice(at, start));
    const tag = readTag(html, start);
    at = tag.end;
    if (tag.kind === 'sign') written.push('&lt;');
    if (tag.kind === 'end') {
      const depth = open.lastIndexOf(tag.name);
      if (depth >= 0) close(depth);
    }
    if (tag.kind !== 'start') continue;
    const { name } = tag;
    close(findImpliedEnd(open, name));
    if (VOID.has(name)) written.push(`<${name}${tag.attributes}>`);
    else if (open.length < MAX_RICH_DEPTH && !(INLINES.has(name) && open.includes(name))) {
      open.push(name);
      written.push(`<${name}${tag.attributes}>`);
    }
  }
  if (at < html.length) written.push(html.slice(at));
  close(0);
  return written.join('');
}

type Tag =
  | { kind: 'start'; name: string; attributes: string; end: number }
  | { kind: 'end'; name: string; end: number }
  /** Left out. */
  | { kind: 'none'; end: number }
  /** A `<` that begins no tag. */
  | { kind: 'sign'; end: number };

/** Elements left out with all that is in them. */
const HIDDEN =
  /^(script|style|title|textarea|iframe|noscript|noembed|noframes|xmp|template|svg|math|select|object|plaintext)$/;

/** Elements written as other ones, which mean about the same. */
const SAME: Readonly<Record<string, string>> = {
  ...{ b: 'strong', i: 'em', cite: 'em', ins: 'u', del: 's', strike: 's' },
  ...{ h1: 'h2', h5: 'h4', h6: 'h4', menu: 'ul' },
  ...eachTo('p', ['div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'address', 'center']),
  ...eachTo('p', ['figure', 'figcaption', 'caption', 'dl', 'dt', 'dd', 'pre', 'form', 'fieldset', 'details']),
};

const NAMES: ReadonlySet<string> = new Set([...RICH_BLOCKS, ...RICH_INLINES]);
const INLINES: ReadonlySet<string> = new Set(RICH_INLINES);
const VOID: ReadonlySet<string> = new Set(['img', 'br', 'hr']);
const WITH_ATTRIBUTES: ReadonlySet<string> = new Set(['a', 'img', 'td', 'th']);

/** Characters of the attributes of a tag. */
const MOST_ATTRIBUTES = 6_000;

function readTag(html: string, start: number): Tag {
  if (html.startsWith('<!--', start)) return { kind: 'none', end: after(html, '-->', start + 4) };
  const next = html[start + 1] ?? '';
  if (next === '!' || next === '?') return { kind: 'none', end: after(html, '>', start) };
  const isEnd = next === '/';
  const nameStart = start + (isEnd ? 2 : 1);
  NAME.lastIndex = nameStart;
  const [typed] = NAME.exec(html) ?? [];
  if (typed === undefined) return { kind: 'sign', end: start + 1 };
  const attributesStart = nameStart + typed.length;
  const tagEnd = findTagEnd(html, attributesStart);
  const end = Math.min(tagEnd + 1, html.length);
  const lower = typed.toLowerCase();
  if (HIDDEN.test(lower) && !isEnd) return { kind: 'none', end: skipHidden(html, lower, end) };
  const name = SAME[lower] ?? lower;
  if (!NAMES.has(name) || tagEnd === html.length) return { kind: 'none', end };
  if (isEnd) return { kind: 'end', name, end };
  const isKept = WITH_ATTRIBUTES.has(name) && tagEnd - attributesStart <= MOST_ATTRIBUTES;
  return {
    kind: 'start',
    name,
    attributes: isKept ? tidyAttributes(html.slice(attributesStart, tagEnd)) : '',
    end,
  };
}

/** The attributes that can be used, each once and quoted, so that a parser sees the same tag. */
function tidyAttributes(typed: string): string {
  const values = new Map<string, string>();
  for (const [, name = '', double, single, plain] of typed.matchAll(ATTRIBUTE)) {
    const lower = name.toLowerCase();
    if (ATTRIBUTES.has(lower) && !values.has(lower)) values.set(lower, double ?? single ?? plain ?? '');
  }
  const quoted = (value: string) => value.replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return [...values].map(([name, value]) => ` ${name}="${quoted(value)}"`).join('');
}

const ATTRIBUTES: ReadonlySet<string> = new Set(['href', 'src', 'alt', 'colspan', 'rowspan']);

/** Its parts are short, so that no text takes longer than in proportion to its length. */
const ATTRIBUTE =
  /(?<![^\s"'/])([a-z]{1,10})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]{1,3000}))/gi;

/** A name; anything else after it, as in Word's `<o:p>`, is a part of it. */
const NAME = /[a-z][^\s/>]{0,60}/iy;

/** The place of the `>` that ends a tag, beyond quoted values; the end of the text without one. */
function findTagEnd(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const sign = html[at];
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '>') return at;
    else if ((sign === '"' || sign === "'") && /[=\s]/.test(html[at - 1] ?? '')) quote = sign;
  }
  return html.length;
}

function skipHidden(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  end.lastIndex = from;
  const closing = end.exec(html);
  return closing ? after(html, '>', closing.index) : html.length;
}

function after(html: string, text: string, from: number): number {
  const found = html.indexOf(text, from);
  return found < 0 ? html.length : found + text.length;
}

/** What a start tag ends that is open, and what stays open around it. */
function findImpliedEnd(open: readonly string[], name: string): number {
  const ended = ENDS[name];
  if (!ended) return open.length;
  for (let depth = open.length - 1; depth >= 0; depth -= 1) {
    const each = open[depth] ?? '';
    if (ended.includes(each)) {
      let outermost = depth;
      // A row ends the cell and the row that it is in.
      while (ended.includes(open[outermost - 1] ?? '')) outermost -= 1;
      return outermost;
    }
    if (BARRIERS.has(each)) return open.length;
  }
  return open.length;
}

const CELLS = ['td', 'th'];

const ENDS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['h2', 'h3', 'h4'].map((name) => [name, ['p', 'h2', 'h3', 'h4']])),
  ...Object.fromEntries(['p', 'ul', 'ol', 'blockquote', 'hr', 'table'].map((name) => [name, ['p']])),
  li: ['li'],
  td: CELLS,
  th: CELLS,
  tr: [...CELLS, 'tr'],
  ...Object.fromEntries(
    ['thead', 'tbody', 'tfoot'].map((name) => [name, [...CELLS, 'tr', 'thead', 'tbody', 'tfoot']]),
  ),
};

/** What a start tag inside ends nothing beyond. */
const BARRIERS: ReadonlySet<string> = new Set(['table', 'td', 'th', 'li', 'ul', 'ol', 'blockquote']);

function eachTo(name: string, names: readonly string[]) {
  return Object.fromEntries(names.map((each) => [each, name]));
}
