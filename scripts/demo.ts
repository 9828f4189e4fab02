import { parseArgs } from 'node:util';
import { openAlone } from '#db/backup/open-for-backup.ts';
import { learnSearchWords } from '#db/learn-search-words.ts';
import { migrate } from '#db/migrate.ts';
import { seedDemo } from '#db/seed-demo.ts';
import { StartupError } from '#postgres/startup-error.ts';
import { readConfig } from '#server/config/config.ts';
import { recountCounters } from '#server/counters/recount-counters.ts';
import { exitWithError } from '#server/exit-with-error.ts';
import { getDemoLedgerPath } from '#server/payments/payments.ts';
import { recordFilledPayments } from '#server/payments/record-filled-payments.ts';
import { fillShop } from './fill-shop.ts';

/**
 * npm run demo -- --orders 100000 --products 20000 --reviews 300000 [--seed name] [--add]: generates a
 * large shop in a new DATA_DIR or DATABASE_URL, beside the demo catalogue. The shop must not be running.
 */
try {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string', default: '1000' },
      products: { type: 'string', default: '0' },
      reviews: { type: 'string', default: '0' },
      seed: { type: 'string', default: 'marigold' },
      add: { type: 'boolean', default: false },
    },
  });
  const counts = {
    orders: parseCount('orders', values.orders),
    products: parseCount('products', values.products),
    reviews: parseCount('reviews', values.reviews),
  };
  const { seed, add } = values;
  const start = performance.now();
  const config = readConfig(process.env);
  const { db, close } = await openAlone(config);
  try {
    const now = new Date();
    await migrate(db, async () => {
      await seedDemo(db, now);
    });
    const onProgress = (line: string) => console.log(`  ${line}`);
    await fillShop(db, { ...counts, seed, add, now, onProgress }, async ({ tx }) => {
      await learnSearchWords(tx, 'all');
      await recountCounters(tx);
    });
    // Refunds need these payments in the shop's own payment emulator.
    if (config.stripe)
      onProgress('The orders’ payments are made up: your payment provider cannot refund them.');
    await recordFilledPayments(db, config.stripe ? null : getDemoLedgerPath(config.dataDir));
  } finally {
    await close();
  }
  console.log(`Done in ${((performance.now() - start) / 1_000).toFixed(0)} s.`);
} catch (error) {
  exitWithError(error);
}

function parseCount(name: string, typed: string): number {
  const count = Number(typed);
  if (Number.isInteger(count) && count >= 0 && count <= 10_000_000) return count;
  throw new StartupError(`--${name} takes a whole number, not ${typed}.`);
}
