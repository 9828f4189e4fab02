import { expect, test } from 'vitest';
import { synonymsOf } from './synonyms.ts';

test.each([
  ['headset', 'headphone'],
  ['iphones', 'phone'],
  ['watches', 'wristwatch'],
])('%j is also called %j', (word, other) => expect(synonymsOf(word)).toContain(other));
