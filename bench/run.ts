import { measureBackOffice } from './back-office.ts';
import { measureFirstPage } from './first-page.ts';
import { measureOrders } from './orders.ts';
import { measureRendering } from './rendering.ts';
import { measureSearch } from './search.ts';
import { startServerProcess } from './server-process.ts';
import { measureThroughput } from './throughput.ts';
import { measureTracking } from './tracking.ts';

/** Speed and size of the shop, as ratios within one run; absolute numbers depend on the machine. */
const server = await startServerProcess();
try {
  await measureFirstPage(server);
  await measureRendering(server);
  await measureThroughput(server);
} finally {
  await server.stop();
}
await measureOrders();
await measureBackOffice();
await measureSearch();
await measureTracking();
