const NUMBERS = String.raw`(\d+(?:(?:, | and )\d+)*)`;
const RULE = '[A-Z]\\d{1,2}';
const RULES = `(${RULE}(?:(?:, | and )${RULE})*)`;

/** The sections of `docs/specification.md` that a text cites, as '9'. */
export function citedSections(text: string): string[] {
  const cited = [
    new RegExp(String.raw`\bspecification, sections? ${NUMBERS}`, 'gi'),
    new RegExp(String.raw`\bsections? ${NUMBERS} of the specification`, 'gi'),
  ];
  return listed(unwrapped(text), cited);
}

/** The rules of `docs/model.md` that a text cites, or begins the title of a test with, as 'D1'. */
export function citedRules(text: string): string[] {
  const cited = [
    new RegExp(String.raw`\b[Mm]odel ${RULES}\b`, 'g'),
    new RegExp(String.raw`(?:\b(?:it|test|describe)|\))\(\s*['"\`]${RULES}(?=: |['"\`])`, 'g'),
  ];
  return listed(unwrapped(text), cited);
}

/** Citations in comments and documents that do not say of which document. */
export function unnamedCitations(text: string): string[] {
  const prose = text
    .split('\n')
    .filter((line) => !/^\s*(['"`\w[{(]|@)/.test(line) || /\/\/|^[-\d#]/.test(line));
  return prose.filter((line) => new RegExp(String.raw`\bspec \d|\(${RULES}\)`).test(line));
}

function listed(text: string, patterns: readonly RegExp[]): string[] {
  const lists = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, list = '']) => list));
  return lists.flatMap((list) => list.split(/, | and /));
}

/** A text whose comments and paragraphs are one line each. */
function unwrapped(text: string): string {
  return text.replace(/\n\s*(?:\* |\/\/ )?\s*/g, ' ');
}
