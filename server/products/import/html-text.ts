/** Text as HTML without tags: line breaks stay line breaks. */
export function htmlOf(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * HTML as plain text: paragraphs, line breaks and items of lists become lines. What has no tags keeps its
 * spaces and line breaks.
 */
export function textOfHtml(html: string): string {
  if (!/<[a-z/!][^>]*>/i.test(html)) return decode(html);
  const lines = html
    .replace(/<!--.*?-->|<(script|style)\b.*?<\/\1\s*>/gis, '')
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^>]*>/gi, '\n• ')
    .replace(/<\/(?:p|h[1-6]|div|ul|ol|table)\s*>/gi, '\n\n')
    .replace(/<(?:br|hr|\/tr|p|div|h[1-6])\b[^>]*>/gi, '\n')
    .replace(/<[a-z/!][^>]*>/gi, '');
  return decode(lines)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}

/** Those that editors of shops write. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  deg: '°',
  times: '×',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
};
