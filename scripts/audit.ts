import { parseArgs } from 'node:util';
import { collectFacts } from './audit/collect-facts.ts';
import { findViolations, formatReport } from './audit/find-violations.ts';

/*
 * The auditor: compares what the payment provider, the database and the shop's API say of the same payments.
 * It knows nothing of the shop's code; it reads the tables with SQL of its own.
 *
 *   npm run audit -- --database postgres://… --provider http://127.0.0.1:4242 --secret sk_test_… \
 *     --shop http://127.0.0.1:3000 --token … [--acknowledged MG-…,MM-…] [--stock product=100,…] \
 *     [--patience 120] [--patience-without-order 1860] [--mailed-since 2026-11-26T12:00:00Z]
 *
 * `--acknowledged`: orders and memberships that were acknowledged; `--stock`: pieces of counted products
 * before anything was sold; `--patience`: seconds a payment may be neither order nor refund.
 * `--mailed-since`: when the orders of `npm run demo`, which have no mails, were all placed. Ends with code 1
 * when it finds a violation.
 */

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    provider: { type: 'string' },
    secret: { type: 'string' },
    shop: { type: 'string' },
    token: { type: 'string' },
    acknowledged: { type: 'string', default: '' },
    stock: { type: 'string', default: '' },
    patience: { type: 'string', default: '120' },
    'patience-without-order': { type: 'string', default: '1860' },
    'mailed-since': { type: 'string', default: '1970-01-01T00:00:00Z' },
  },
});

const { database, provider, secret, shop, token } = values;
if (!database || !provider || !secret || !shop || !token) {
  process.stderr.write('It takes --database, --provider, --secret, --shop and --token.\n');
  process.exit(2);
}
const report = findViolations(
  await collectFacts(
    { database, provider, secret, shop, token },
    {
      acknowledged: values.acknowledged.split(',').filter((id) => id.startsWith('MG-')),
      acknowledgedMemberships: values.acknowledged.split(',').filter((id) => id.startsWith('MM-')),
      stock: Object.fromEntries(
        values.stock
          .split(',')
          .filter(Boolean)
          .map((entry) => entry.split('='))
          .map(([id = '', pieces]) => [id, Number(pieces)]),
      ),
      patience: {
        withOrder: Number(values.patience) * 1_000,
        withoutOrder: Number(values['patience-without-order']) * 1_000,
      },
      mailedSince: Date.parse(values['mailed-since']),
    },
  ),
);
process.stdout.write(`${formatReport(report)}\n`);
process.exitCode = report.violations.length > 0 ? 1 : 0;
