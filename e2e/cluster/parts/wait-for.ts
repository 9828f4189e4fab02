import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds: a cluster is ready in ten seconds, and many times that on a busy machine. */
const PATIENCE = 120_000;

/** Resolves once `isSo`; throws after two minutes. */
export async function waitFor(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error(`Not so after ${PATIENCE / 1_000} s: ${what}`);
    await sleep(100);
  }
}
