import { readableCookieLine } from '../http/cookies.ts';

const NAME = 'marigold_member';

/** Seconds of a membership. */
const ONE_YEAR = 31_536_000;

/** Has the pages of a browser that bought a membership ask for its plan. It decides nothing. */
export function memberHint(secure: boolean): string {
  return readableCookieLine({ name: NAME, value: '1', seconds: ONE_YEAR, secure });
}

export function noMemberHint(secure: boolean): string {
  return readableCookieLine({ name: NAME, value: '', seconds: 0, secure });
}
