const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 3_600_000;

/**
 * Milliseconds until a mail is tried again that was tried `tries` times: 30 seconds, then twice as long each
 * time up to an hour, a quarter more or less by `chance` (0 to 1), so that what failed together does not come
 * back together. Refused mail waits the longest at once: such an answer rarely changes soon, and a mail
 * server that is set up wrongly can be put right meanwhile.
 */
export function pauseAfter(tries: number, isRefused: boolean, chance: number): number {
  const pause = isRefused ? LONGEST_PAUSE : Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE);
  return Math.round(pause * (0.75 + chance / 2));
}
