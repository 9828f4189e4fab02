import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { StartupError } from '#postgres/startup-error.ts';
import { createLog } from '../create-log.ts';
import { openDemoPayments } from './payments.ts';

it('refuses a demo ledger that another process has open, with advice', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-payments-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const deliver = async () => new Response();
  const open = () =>
    openDemoPayments({ dataDir, address: 'http://127.0.0.1', log: createLog('silent'), deliver, events: [] });
  const payments = await open();
  onTestFinished(() => payments.close());
  await expect(open()).rejects.toBeInstanceOf(StartupError);
  await expect(open()).rejects.toThrow(
    /ledger\.sqlite is in use by another process\. Stop that process first\.$/,
  );
});
