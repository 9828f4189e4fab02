import { claimDueMails } from './mail-queries.ts';
import { type Sending, sendMail } from './send-mail.ts';

export type MailSender = {
  /** Mail was just written: it need not wait for the next look. */
  poke(): void;
  /** Takes on nothing more; waits for what is under way, and gives it up for now when it takes too long. */
  stop(): Promise<void>;
};

export type MailSenderOptions = Sending & {
  /** Milliseconds between two looks for mail to be sent. */
  every?: number;
  /** Milliseconds that what is under way gets to finish when stopping. */
  grace?: number;
};

const AT_ONCE = 5;

/**
 * Milliseconds a server has for what it took on, before another may; longer than sending and noting can take.
 */
const LEASE = 300_000;

/** Milliseconds from a poke to the look: orders come in bursts. */
const SOON = 50;

/**
 * Sends what was written, on every server: rows are claimed, so each mail is sent by one of them. A mail may
 * be sent again when a server dies between sending it and noting that; its Message-ID is then the same. None
 * is ever lost.
 */
export function startMailSender({
  every = 10_000,
  grace = 5_000,
  ...sending
}: MailSenderOptions): MailSender {
  const { db, log, now } = sending;
  const underWay = new Set<Promise<void>>();
  const cutOff = new AbortController();
  const alarm = createAlarm();
  let isStopped = false;

  /** Takes on as much as there is room for; whether there may be more. */
  async function takeOn(): Promise<boolean> {
    const start = now();
    const until = new Date(start.getTime() + LEASE);
    const limit = AT_ONCE - underWay.size;
    const due = await claimDueMails(db, { now: start, until, limit });
    for (const mail of due) {
      const sent = sendMail(sending, mail, cutOff.signal).finally(() => underWay.delete(sent));
      underWay.add(sent);
    }
    return due.length === limit;
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      const isMore = await takeOn().catch((err: unknown) => {
        log.warn({ err }, 'looking for mail to be sent failed and is tried again');
        return false;
      });
      // A slow mail server keeps up one mail, not those behind it.
      if (isMore && underWay.size > 0) await Promise.race(underWay);
      else await alarm.wait(every);
    }
    await Promise.all(underWay);
  }
  const running = run();

  return {
    poke: () => alarm.ringIn(SOON),
    async stop() {
      isStopped = true;
      alarm.ringIn(0);
      const timer = setTimeout(() => cutOff.abort(), grace);
      await running;
      clearTimeout(timer);
    },
  };
}

/** A pause that can be made shorter, also before it has begun. */
function createAlarm() {
  let timer: NodeJS.Timeout | undefined;
  let soonest = Number.POSITIVE_INFINITY;
  let ring: () => void = () => undefined;
  const set = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => ring(), milliseconds).unref();
  };
  return {
    async wait(milliseconds: number): Promise<void> {
      await new Promise<void>((resolve) => {
        ring = resolve;
        set(Math.min(milliseconds, soonest));
      });
      ring = () => undefined;
      soonest = Number.POSITIVE_INFINITY;
    },
    ringIn(milliseconds: number): void {
      if (milliseconds >= soonest) return;
      soonest = milliseconds;
      set(milliseconds);
    },
  };
}
