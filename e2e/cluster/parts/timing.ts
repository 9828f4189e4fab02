/** The timing that docs/operating.md recommends, and that the bounds of the scenarios follow from. */
export const TIMING = {
  /** Seconds. Patroni wants ttl ≥ loop_wait + 2 × retry_timeout; after it, another one leads. */
  patroni: { ttl: 7, loop_wait: 1, retry_timeout: 3 },
  /** HAProxy's checks of the databases and of the shops. */
  check: 'inter 500ms fastinter 250ms downinter 250ms fall 3 rise 1 on-marked-down shutdown-sessions',
  /** Of one check: a process that hangs is noticed after three of them. */
  checkTimeout: '1s',
} as const;
