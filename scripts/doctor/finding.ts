/**
 * What a check says of a part of the shop's surroundings. `good`: nothing to do; `note`: something to know or
 * to set before others reach the shop; `wrong`: something that costs orders, money or data.
 */
export type Finding = { state: 'good' | 'note' | 'wrong'; topic: string; text: string };

export function good(topic: string, text: string): Finding {
  return { state: 'good', topic, text };
}

export function note(topic: string, text: string): Finding {
  return { state: 'note', topic, text };
}

export function wrong(topic: string, text: string): Finding {
  return { state: 'wrong', topic, text };
}

const WORDS: Readonly<Record<Finding['state'], string>> = { good: 'ok', note: 'note', wrong: 'WRONG' };

/** Formats findings as lines, with a last one that counts them. */
export function formatFindings(findings: readonly Finding[]): string {
  const lines = findings.map(({ state, topic, text }) => `${WORDS[state].padEnd(7)}${topic}: ${text}`);
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const wrongs = count('wrong');
  const end =
    wrongs === 0 ? 'nothing is wrong' : wrongs === 1 ? '1 thing is wrong' : `${wrongs} things are wrong`;
  return [...lines, `${findings.length} findings, ${count('note')} of them to note: ${end}.`].join('\n');
}
