import { describe, expect, it, test } from 'vitest';
import type { Failure } from '../../payments/failure-texts.ts';
import { noteSeenLines } from './seen-lines.ts';

const BOTH = '2 lamps, 1 rug';
const ONE = '2 lamps';

describe('the lines of an order', () => {
  it('are those that the page was opened with, or a message comes before others', () => {
    const seen = noteSeenLines(BOTH);
    expect(seen.confirm(BOTH, true)).toBe(true);
    expect(seen.confirm(ONE, true)).toBe(false);
    expect(seen.confirm(ONE, true)).toBe(true);
  });

  it('are not confirmed at another total', () => {
    const seen = noteSeenLines(BOTH);
    expect(seen.confirm(BOTH, false)).toBe(false);
    expect(seen.confirm(BOTH, true)).toBe(true);
  });

  it('may be others after a message that they change', () => {
    const seen = noteSeenLines(BOTH);
    seen.expectOthers();
    expect(seen.confirm(ONE, true)).toBe(true);
  });
});

test.each<[Failure['kind'], boolean]>([
  ['offer_changed', true],
  ['refused', false],
  ['abandoned', false],
  ['email_refused', false],
  ['not_accepted', false],
  ['cart_taken', false],
  ['payment_failed', false],
])(
  'after the failure %s, whose message says so or not, other lines are accepted: %s',
  (kind, areAccepted) => {
    const seen = noteSeenLines(BOTH);
    seen.noteFailure({ kind });
    expect(seen.confirm(ONE, true)).toBe(areAccepted);
  },
);
