import { type Flatness, judgeGrowth, judgeLevel, type Point, type Tolerance } from './flatness.ts';
import type { Sample, ServerSample } from './sample.ts';

/** What must stay flat, how much it may differ, and why that much. */
type Measure = Tolerance & {
  name: string;
  unit: string;
  reason: string;
  value: (sample: Sample) => number | null;
  /** The work per which the value may grow; without it, the value itself is compared. */
  per?: (sample: Sample) => number;
};

export type Judged = Flatness & Pick<Measure, 'name' | 'unit' | 'reason'>;

/** Tables that grow with what the traffic does. All others have as many rows at the end. */
const GROWING: readonly string[] = [
  ...['orders', 'order_lines', 'order_activities', 'order_notes', 'customers', 'order_tally_entries'],
  ...['checkouts', 'stock_holds', 'stock_movements', 'payment_customers', 'memberships', 'unpaid_places'],
  ...['refunds', 'disputes', 'returns', 'return_lines', 'fulfilments', 'fulfilment_lines', 'invoices'],
  ...['credit_notes', 'reviews', 'mails', 'audit_log', 'product_imports', 'product_import_changes'],
  ...['carts', 'cart_lines', 'cart_additions', 'cart_reminders', 'exchange_credits', 'discount_uses'],
  // Forgotten an hour, a day or later after they were needed.
  ...['throttles', 'idempotent_answers', 'empty_searches', 'cache_invalidations'],
];

const countOrders = ({ tables }: Sample) => tables.orders?.rows ?? 0;

/** Of the server that no fault kills: the other one begins anew. */
const kept =
  (read: (server: ServerSample) => number | null) =>
  ({ servers }: Sample) => {
    const server = servers.at(-1);
    return server ? read(server) : null;
  };

const sumOfServers = (read: (server: ServerSample) => number) => (sample: Sample) =>
  sample.servers.reduce((sum, server) => sum + read(server), 0);

const sumOfTables = (read: (table: Sample['tables'][string]) => number) => (sample: Sample) =>
  Object.values(sample.tables).reduce((sum, table) => sum + read(table), 0);

const MEASURES: readonly Measure[] = [
  {
    name: 'memory of the server that is not killed',
    unit: 'MB',
    share: 0.1,
    slack: 20,
    reason: 'what malloc has not given back varies by as much',
    value: kept(({ memory }) => memory),
  },
  {
    name: 'its heap',
    unit: 'MB',
    share: 0.1,
    slack: 15,
    reason: 'a sample is taken between two collections',
    value: kept(({ heap }) => heap),
  },
  {
    name: 'its open handles',
    unit: '',
    share: 0.1,
    slack: 10,
    reason: 'connections of visitors under way',
    value: kept(({ handles }) => handles),
  },
  {
    name: 'its statements that wait for a connection',
    unit: '',
    share: 0,
    slack: 5,
    reason: 'a burst after a fault',
    value: kept(({ waiting }) => waiting),
  },
  {
    name: 'files in its data folder',
    unit: '',
    share: 0,
    slack: 2,
    reason: 'a file of the moment',
    value: kept(({ files }) => files),
  },
  {
    name: 'connections to the database',
    unit: '',
    share: 0.1,
    slack: 5,
    reason: 'pools open and close connections with the load',
    value: ({ connections }) => connections,
  },
  {
    name: 'log, per request',
    unit: 'bytes',
    share: 0.5,
    slack: 50,
    reason: 'most of it is about faults, whose turns are not of the same length',
    value: sumOfServers(({ logged }) => logged),
    per: sumOfServers(({ requests }) => requests),
  },
  {
    name: 'dead rows in all tables',
    unit: '',
    share: 0.5,
    slack: 3_000,
    reason: 'autovacuum begins at a fifth of a table, and crashes reset its counts',
    value: sumOfTables(({ dead }) => dead),
  },
  {
    name: 'the database, per order',
    unit: 'kB',
    share: 0.5,
    slack: 10,
    reason: 'tables and indexes grow by whole pages; pages of imports and of bloat are reused',
    value: (sample) => sumOfTables(({ bytes }) => bytes)(sample) / 1_024,
    per: countOrders,
  },
  {
    name: 'mails that wait',
    unit: '',
    share: 0.5,
    slack: 40,
    reason: 'a mail that is refused waits an hour, so those of some turns wait together',
    value: ({ mailsWaiting }) => mailsWaiting,
  },
  {
    name: 'payments that are not settled',
    unit: '',
    share: 0.5,
    slack: 20,
    reason: 'abandoned checkouts end with their hold of stock',
    value: ({ unsettled }) => unsettled,
  },
  {
    name: 'refunds that are due',
    unit: '',
    share: 0.5,
    slack: 10,
    reason: 'some cards confirm them late',
    value: ({ refundsDue }) => refundsDue,
  },
];

const measureTable = (table: string): Measure => {
  const value = ({ tables }: Sample) => tables[table]?.rows ?? 0;
  return GROWING.includes(table)
    ? {
        name: `rows of ${table}, per order`,
        unit: '',
        share: 0.5,
        slack: 0.5,
        reason: 'chance decides what visitors and staff do',
        value,
        per: countOrders,
      }
    : { name: `rows of ${table}`, unit: '', share: 0, slack: 5, reason: 'rows of the moment', value };
};

/** Judges all measures of a run. Throws with too few samples. */
export function judgeSamples(samples: readonly Sample[]): Judged[] {
  const tables = Object.keys(samples[0]?.tables ?? {}).toSorted();
  return [...MEASURES, ...tables.map(measureTable)].map(
    ({ name, unit, reason, value, per, ...tolerance }) => {
      const points = (read: (sample: Sample) => number | null): Point[] =>
        samples.flatMap((sample) => {
          const found = read(sample);
          return found === null ? [] : [{ at: sample.at, value: found }];
        });
      const judged = per
        ? judgeGrowth(points(value), points(per), tolerance)
        : judgeLevel(points(value), tolerance);
      return { name, unit, reason, ...judged };
    },
  );
}
