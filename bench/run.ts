import { exitWithError } from '#server/exit-with-error.ts';
import { measureBackOffice } from './back-office.ts';
import { measureCart } from './cart.ts';
import { measureFirstPage } from './first-page.ts';
import { measureImports } from './imports.ts';
import { measureLargeShop } from './large-shop.ts';
import { measureOrders } from './orders.ts';
import { measureQuotes } from './quotes.ts';
import { measureRendering } from './rendering.ts';
import { measureSearch } from './search.ts';
import { startServerProcess } from './server-process.ts';
import { measureTaps } from './taps.ts';
import { measureThroughput } from './throughput.ts';
import { measureTracking } from './tracking.ts';
import { measureListsOfVariants, measureVariants } from './variants.ts';
import { measureWorkers } from './workers.ts';

/**
 * npm run bench: speed and size of the shop, as ratios within one run; absolute numbers depend on the
 * machine. npm run bench -- 1000000: what each question costs the database of a shop with so many products,
 * orders and reviews; it takes half an hour, and 12 GB in the folder for temporary files.
 */
const [rows] = process.argv.slice(2);
if (rows === undefined) await measureAll();
else if (/^[1-9]\d{0,7}$/.test(rows)) await measureLargeShop(Number(rows));
else exitWithError(`“${rows}” is no number of rows from 1 to 99999999.`);

async function measureAll(): Promise<void> {
  const server = await startServerProcess();
  try {
    await measureFirstPage(server);
    await measureTaps(server);
    await measureRendering(server);
    await measureThroughput(server);
  } finally {
    await server.stop();
  }
  await measureOrders();
  await measureWorkers();
  await measureQuotes();
  await measureCart();
  await measureBackOffice();
  await measureSearch();
  await measureTracking();
  await measureVariants();
  await measureImports();
  await measureListsOfVariants();
}
