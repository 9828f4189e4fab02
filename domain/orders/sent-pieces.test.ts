import { describe, expect, it } from 'vitest';
import { sentOnStatus } from './sent-pieces.ts';

const line = (fulfilled: number, { canceled = 0, returned = 0 } = {}) => ({
  quantity: 3,
  fulfilled,
  canceled,
  returned,
});

describe('O3: the pieces that count as sent once staff set a status', () => {
  it.each([
    ['on-the-road', [line(0), line(0, { canceled: 1 })], [0, 0], [3, 2]],
    ['delivered', [line(1), line(0)], [1, 0], [3, 3]],
    ['on-the-road', [line(1), line(0)], [1, 0], [1, 0]],
    ['processing', [line(3), line(3, { returned: 1 })], [0, 0], [0, 1]],
    ['processing', [line(3), line(3)], [2, 0], [2, 0]],
    ['rejected', [line(3), line(1)], [0, 0], [3, 1]],
  ] as const)('%s', (status, lines, inParcels, sent) => {
    expect(sentOnStatus(status, lines, inParcels)).toEqual(sent);
  });
});
