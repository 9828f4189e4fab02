import { expect, test } from 'vitest';
import { featuredText } from './featured-text.ts';

test.each([
  [0, 'Featured: 0 of 12 shown on Home'],
  [10, 'Featured: 10 of 12 shown on Home'],
  [12, 'Featured: 12 of 12 shown on Home'],
  [13, 'Featured: 13, of which Home shows the newest 12'],
])('of %d featured products staff read %j', (featured, text) => {
  expect(featuredText(featured)).toBe(text);
});
