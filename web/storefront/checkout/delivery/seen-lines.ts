import type { Failure } from '../../payments/failure-texts.ts';

/**
 * Notes the lines that the shopper has seen before placing the order, as text: `opened`, those that the page
 * was opened with, and those after a message that they change. Lines are left out when a quote in the
 * background finds them sold out, maybe at the moment of the press.
 */
export function noteSeenLines(opened: string | null) {
  /** Null after a message that they change. */
  let seen = opened;
  const expectOthers = () => {
    seen = null;
  };

  return {
    expectOthers,
    /** A declined card, as other failures, says nothing of lines. */
    noteFailure({ kind }: Pick<Failure, 'kind'>) {
      if (kind === 'offer_changed') expectOthers();
    },
    /** True if the order, of the lines that are shown, costs what is shown, and they were seen. */
    confirm(shown: string | null, isAsShown: boolean): boolean {
      const isConfirmed = isAsShown && (seen === null || seen === shown);
      seen = isConfirmed ? shown : null;
      return isConfirmed;
    },
  };
}
