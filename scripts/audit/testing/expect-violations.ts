import { expect, test } from 'vitest';
import { findViolations } from '../find-violations.ts';
import { type AskedFacts, goodFacts } from './good-facts.ts';

/** A violation's name, the change of good facts that causes it, and the sentence that reports it. */
export type BrokenFacts = [wrong: string, doctor: (facts: AskedFacts) => void, sentence: string];

/** Expects that the auditor finds nothing after this change of good facts. */
export function expectNoViolation(change: (facts: AskedFacts) => void): void {
  const facts = goodFacts();
  change(facts);
  expect(findViolations(facts).violations).toEqual([]);
}

/** Tests that the auditor finds each of them. */
export function expectViolations(cases: readonly BrokenFacts[]): void {
  test.each(cases)('%s', (_, doctor, sentence) => {
    const facts = goodFacts();
    doctor(facts);
    expect(findViolations(facts).violations).toContain(sentence);
  });
}
