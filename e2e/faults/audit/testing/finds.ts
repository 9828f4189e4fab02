import { expect, test } from 'vitest';
import type { Facts } from '../facts.ts';
import { findViolations } from '../find-violations.ts';
import { goodFacts } from './good-facts.ts';

/** What is wrong, what makes it so in a shop in order, and the sentence that tells of it. */
export type Doctored = [wrong: string, doctor: (facts: Facts) => void, sentence: string];

/** Tests that the auditor finds each of them. */
export function findsEach(cases: readonly Doctored[]): void {
  test.each(cases)('%s', (_, doctor, sentence) => {
    const facts = goodFacts();
    doctor(facts);
    expect(findViolations(facts).violations).toContain(sentence);
  });
}
