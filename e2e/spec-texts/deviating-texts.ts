import type { DeviatingText } from './spec-text.ts';
import type { SceneName } from './spec-texts.ts';

/** Texts of the specification that no screen shows: the reason, and the scene with the replacement. */
export const DEVIATING_TEXTS: readonly DeviatingText<SceneName>[] = [
  {
    section: '7',
    text: 'Failed to create payment intent',
    reason: 'Section 7 raises it, section 8 has other words for any exception while paying: those are shown.',
    decision: 'section 8 of the specification',
    scene: 'payment intent failed',
  },
  {
    section: '5',
    text: '0 for an invalid value',
    reason:
      'A price that is not understood would be $0.00 or a part of what was typed: its field says what is wrong instead.',
    decision: 'decision 031',
    scene: 'admin product form, nothing filled in',
  },
];
