import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Figures } from '#domain/status/figures.ts';
import type { InvalidationWatch } from '../cache/invalidation-watch.ts';
import type { ReadRecentFigures } from '../status/read-recent-figures.ts';

type ShopParts = {
  readFigures: ReadRecentFigures;
  watch: Pick<InvalidationWatch, 'look' | 'describe'>;
  dataDir: string;
  hasMailServer: boolean;
  version: string;
};

/** The gauges of the figures of the database; times are seconds since 1970. */
const GAUGES: Readonly<Record<keyof Figures, readonly [name: string, help: string]>> = {
  orders: ['marigold_orders', 'Orders that are not deleted'],
  lastOrderAt: ['marigold_last_order_timestamp_seconds', 'When the last order was placed'],
  unsettledPayments: [
    'marigold_payments_unsettled',
    'Payments whose money and order do not agree (at most 1000)',
  ],
  oldestUnsettledAt: [
    'marigold_payments_unsettled_oldest_timestamp_seconds',
    'When the oldest of them was started',
  ],
  refundsDue: ['marigold_refunds_due', 'Refunds that the provider has not confirmed (at most 1000)'],
  oldestRefundDueAt: [
    'marigold_refunds_due_oldest_timestamp_seconds',
    'When the oldest of them was requested',
  ],
  refundsFailed: ['marigold_refunds_failed', 'Refunds that a person has to make (at most 1000)'],
  disputesToAnswer: ['marigold_disputes_to_answer', 'Disputes that wait for an answer (at most 1000)'],
  mailsWaiting: ['marigold_mails_waiting', 'Mails that are not sent yet (at most 1000)'],
  oldestMailWaitingAt: [
    'marigold_mails_waiting_oldest_timestamp_seconds',
    'When the oldest of them was written',
  ],
  mailsFailed: ['marigold_mails_failed', 'Mails of the last day that were given up (at most 1000)'],
  picturesToFetch: ['marigold_pictures_to_fetch', 'Pictures of imports that are not fetched (at most 1000)'],
  lastBackupAt: ['marigold_last_backup_timestamp_seconds', 'When the database was last saved'],
};

/** Adds what there is once for the whole shop. A gauge without a value, such as of no backup, is left out. */
export function measureShop(registry: Registry, parts: ShopParts): void {
  const { readFigures, watch, dataDir, hasMailServer, version } = parts;
  const registers = [registry];
  for (const [key, [name, help]] of Object.entries(GAUGES))
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.remove();
        const value = (await readFigures())?.[key as keyof Figures] ?? null;
        if (value !== null) this.set(typeof value === 'number' ? value : value.getTime() / 1_000);
      },
    });
  new Gauge({
    name: 'marigold_database_up',
    help: '1 if the database answers and accepts changes',
    registers,
    async collect() {
      this.set((await watch.look()) && !watch.describe().isReadOnly ? 1 : 0);
    },
  });
  new Gauge({
    name: 'marigold_database_new_epoch_timestamp_seconds',
    help: 'When this server saw that the database had crashed, failed over or been restored',
    registers,
    collect() {
      const { newEpochAt } = watch.describe();
      this.remove();
      if (newEpochAt) this.set(newEpochAt.getTime() / 1_000);
    },
  });
  new Gauge({
    name: 'marigold_disk_free_bytes',
    help: 'Free bytes on the disk of DATA_DIR',
    registers,
    async collect() {
      const { bavail, bsize } = await statfs(dataDir);
      this.set(bavail * bsize);
    },
  });
  new Gauge({
    name: 'marigold_mail_server',
    help: '1 if SMTP_URL is set',
    registers,
    collect() {
      this.set(hasMailServer ? 1 : 0);
    },
  });
  new Gauge({ name: 'marigold_info', help: 'The version', labelNames: ['version'] as const, registers }).set(
    { version },
    1,
  );
}
