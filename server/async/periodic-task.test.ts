import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { type PeriodicTask, startPeriodicTask } from './periodic-task.ts';

const warnings: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => warnings.push(JSON.parse(line).msg) });

let task: PeriodicTask | undefined;
afterEach(() => task?.stop());

const never = { name: 'counting', every: 3_600_000, log };

describe('a periodic task', () => {
  it('runs round after round by itself', async () => {
    await new Promise<void>((resolve) => {
      let rounds = 0;
      task = startPeriodicTask({ ...never, every: 1 }, async () => {
        if (++rounds === 3) resolve();
      });
    });
  });

  it('can run its first round sooner', async () => {
    await new Promise<void>((resolve) => {
      task = startPeriodicTask({ ...never, first: 1 }, async () => resolve());
    });
  });

  it('never runs two rounds at a time', async () => {
    const steps: string[] = [];
    task = startPeriodicTask(never, async () => {
      steps.push('begins');
      await sleep(5);
      steps.push('ends');
    });
    await Promise.all([task.runNow(), task.runNow()]);
    expect(steps).toEqual(['begins', 'ends', 'begins', 'ends']);
  });

  it('logs a round that fails, and runs the next', async () => {
    let rounds = 0;
    task = startPeriodicTask(never, async () => {
      if (++rounds === 1) throw new Error('away');
    });
    await task.runNow();
    expect(warnings).toEqual(['counting failed and is tried again']);
    await task.runNow();
    expect(rounds).toBe(2);
  });

  it('aborts the signal of the current round when stopped, and waits for it', async () => {
    const steps: string[] = [];
    task = startPeriodicTask(never, async (stopping) => {
      await sleep(60_000, null, { signal: stopping }).catch(() => steps.push('aborted'));
      await sleep(5);
      steps.push('ended');
    });
    void task.runNow();
    await sleep(1);
    await task.stop();
    expect(steps).toEqual(['aborted', 'ended']);
  });
});
