import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { alertsToMail, MAILS_PER_PIECE } from './alerts-to-mail.ts';

test.each([
  [{ pieces: 0, mailedLately: 0 }, 0],
  [{ pieces: 1, mailedLately: 0 }, 3],
  [{ pieces: 1, mailedLately: 2 }, 1],
  [{ pieces: 1, mailedLately: 3 }, 0],
  [{ pieces: 2, mailedLately: 9 }, 0],
  [{ pieces: null, mailedLately: 9 }, Number.POSITIVE_INFINITY],
])('of %o it mails %s', (stock, mailed) => {
  expect(alertsToMail(stock)).toBe(mailed);
});

it('mails as many however the pieces come back within a day', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: 10 }), (deliveries) => {
      let pieces = 0;
      let mailedLately = 0;
      for (const more of deliveries) {
        pieces += more;
        mailedLately += alertsToMail({ pieces, mailedLately });
      }
      expect(mailedLately).toBe(pieces * MAILS_PER_PIECE);
    }),
  );
});
