import { describe, expect, it } from 'vitest';
import { pieceWords } from './piece-words.ts';

describe('the words about the pieces of a line', () => {
  it.each([
    [3, 0, 0, null],
    [3, 2, 0, '2 of 3 canceled'],
    [3, 0, 1, '1 of 3 refunded'],
    [3, 2, 2, '2 of 3 canceled and refunded'],
    [3, 2, 1, '2 of 3 canceled, 1 refunded'],
    [3, 1, 3, '1 of 3 canceled, all refunded'],
    [3, 3, 1, 'Canceled, 1 refunded'],
    [1, 1, 0, 'Canceled'],
    [3, 0, 3, 'Refunded'],
    [1, 1, 1, 'Canceled and refunded'],
  ])('of %i, %i canceled and %i refunded, are %j', (quantity, canceledQuantity, refundedQuantity, words) => {
    expect(pieceWords({ quantity, canceledQuantity, refundedQuantity })).toBe(words);
  });

  it('are none for a line of which nothing was canceled or refunded', () => {
    expect(pieceWords({ quantity: 3 })).toBeNull();
  });
});
