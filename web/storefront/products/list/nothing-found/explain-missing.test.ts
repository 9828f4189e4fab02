import { expect, it } from 'vitest';
import { explainMissing } from './explain-missing.ts';

it.each([
  ['glaze', ['glaze'], 'No product contains “glaze”.'],
  ['glaze kilnn', ['glaze', 'kilnn'], 'No product contains “glaze” or “kilnn”.'],
  ['a glaze of kilnn', ['glaze', 'of', 'kilnn'], 'No product contains “glaze”, “of”, or “kilnn”.'],
  ['lamp oak', [], 'No product contains “lamp oak”.'],
])('of the search %j it names the words %j', (typed, missing, text) => {
  expect(explainMissing(typed, missing)).toBe(text);
});
