import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Product } from '../faults/processes/buyer.ts';
import { insertProduct } from '../faults/support/insert-product.ts';
import { FAULTS } from './faults.ts';
import { formatReport, type Measured } from './load/report.ts';
import { survive } from './load/survive.ts';
import { type Cluster, startCluster } from './parts/cluster.ts';
import { missingPackages } from './parts/packages.ts';

const missing = missingPackages.join(', ');
const measured: Measured[] = [];
let cluster: Cluster;
let product: Product;

describe.skipIf(missing)(`a cluster under load${missing ? ` (missing: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    cluster = await startCluster();
    product = await insertProduct(cluster.query);
  });
  afterAll(async () => {
    await cluster?.close();
    process.stdout.write(`\n${formatReport(measured)}\n`);
  });

  it.each(FAULTS)('loses nothing: $name', async (fault) => {
    await survive(cluster, product, fault, (row) => measured.push(row));
  });
});
