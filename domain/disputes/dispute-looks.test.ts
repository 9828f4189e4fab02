import { expect, test } from 'vitest';
import { DAY, HOUR } from '../time-units.ts';
import type { DisputeStatus } from './dispute.ts';
import { nextDisputeLook } from './dispute-looks.ts';

const NOW = new Date('2026-11-26T12:00:00Z');

test.each<[DisputeStatus, number, number, number | null]>([
  ['needs_response', 0, 0, HOUR],
  ['under_review', 0, 0, HOUR],
  // The money is on its way back.
  ['won', 0, 0, DAY],
  ['won', 31 * DAY, 0, null],
  ['won', 0, 500, null],
  ['lost', 0, 0, null],
  ['closed', 0, 500, null],
])(
  'a dispute that is %s for %i ms, with %i back, is looked at again in %s ms',
  (status, age, back, pause) => {
    const closedAt = new Date(NOW.getTime() - age);
    const look = nextDisputeLook({ status, closedAt, withdrawn: 500, reinstated: back }, NOW);
    expect(look && look.getTime() - NOW.getTime()).toBe(pause);
  },
);
