const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** 'No product contains “glaze” or “kilnn”.' Without such words, it is the whole text that none contains. */
export function explainMissing(typed: string, missing: readonly string[]): string {
  const texts = missing.length > 0 ? missing : [typed];
  return `No product contains ${OR.format(texts.map((text) => `“${text}”`))}.`;
}
