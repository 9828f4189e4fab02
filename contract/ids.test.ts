import { describe, expect, it, test } from 'vitest';
import { findAbsentIdMessage, membershipParams, orderParams } from './ids.ts';

const ORDER = 'MG-7KQ2-XR4T-NP01-2345';

describe('an id', () => {
  it('is accepted as people type it', () => {
    expect(orderParams.parse({ id: ' mg7kq2 xr4tnpo12345 ' })).toEqual({ id: ORDER });
    expect(membershipParams.parse({ id: '7kq2xr4tnp012345' })).toEqual({ id: 'MM-7KQ2-XR4T-NP01-2345' });
  });

  test.each(['', 'nonsense', 'MG-7KQ2', `${ORDER}0`])('that cannot exist ("%s") is not found', (typed) => {
    const [issue] = orderParams.safeParse({ id: typed }).error?.issues ?? [];
    expect(issue && findAbsentIdMessage(issue)).toBe('Order not found');
  });

  test.each(['x'.repeat(201), 'MG\u0000', undefined])(
    'that is not even a text (%j) is malformed',
    (typed) => {
      const [issue] = orderParams.safeParse({ id: typed }).error?.issues ?? [];
      expect(issue && findAbsentIdMessage(issue)).toBeNull();
    },
  );
});
