import { describe, expect, test } from 'vitest';
import { membershipState } from './membership-state.ts';
import { yearFrom } from './validity.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const NOW = at('2026-06-01');

describe('the state of a membership is', () => {
  const runs = yearFrom(NOW);
  test.each([
    ['active from its start', NOW, null, 'active'],
    ['upcoming before', new Date(NOW.getTime() - 1), null, 'upcoming'],
    ['active until its end', new Date(runs.endsAt.getTime() - 1), null, 'active'],
    ['expired from its end', runs.endsAt, null, 'expired'],
    ['refunded once its money went back', NOW, NOW, 'refunded'],
  ])('%s', (_, moment, refundedAt, state) => {
    expect(membershipState({ ...runs, refundedAt }, moment)).toBe(state);
  });
});
