import { expect, it, test } from 'vitest';
import { endsBeforeStart, followSchedule } from './schedule.ts';
import type { ProductStatus } from './status.ts';

const NOW = new Date('2026-12-01T09:00:00Z');
const EARLIER = new Date('2026-12-01T08:59:00Z');
const LATER = new Date('2026-12-01T09:01:00Z');

test.each<[string, ProductStatus, Date | null, Date | null, object | null]>([
  ['a draft is published', 'draft', NOW, null, { status: 'active', publishAt: null }],
  ['an archived product comes back', 'archived', EARLIER, null, { status: 'active', publishAt: null }],
  ['an active product ends', 'active', null, EARLIER, { status: 'archived', unpublishAt: null }],
  ['a draft that ends stays a draft', 'draft', null, EARLIER, { status: 'draft', unpublishAt: null }],
  ['its end is kept when it is published', 'draft', EARLIER, LATER, { status: 'active', publishAt: null }],
  ['both have come', 'draft', EARLIER, NOW, { status: 'archived', publishAt: null, unpublishAt: null }],
  ['neither has come', 'draft', LATER, null, null],
  ['it has no times', 'active', null, null, null],
])('W5: %s', (_, status, publishAt, unpublishAt, expected) => {
  expect(followSchedule({ status, publishAt, unpublishAt }, NOW)).toEqual(expected);
});

it('ends after it is published', () => {
  expect(endsBeforeStart({ publishAt: NOW, unpublishAt: NOW })).toBe(true);
  expect(endsBeforeStart({ publishAt: NOW, unpublishAt: LATER })).toBe(false);
  expect(endsBeforeStart({ unpublishAt: EARLIER })).toBe(false);
});
