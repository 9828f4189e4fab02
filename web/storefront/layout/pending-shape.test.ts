import { describe, expect, test } from 'vitest';
import { findPendingShape } from './pending-shape.ts';

describe('a page with a loading skeleton', () => {
  test.each([
    '/user',
    '/user/home',
    '/user/products',
    '/user/products/',
    '/user/products/dusk-lamp-1a2b3c4d',
  ])('%s', (path) => expect(findPendingShape(path)).not.toBeNull());
});

describe('a page without a loading skeleton', () => {
  test.each(['/', '/user/about', '/user/billing', '/user/products/a/b', '/admin-login'])('%s', (path) =>
    expect(findPendingShape(path)).toBeNull(),
  );
});
