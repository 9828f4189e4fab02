import type pg from 'pg';
import { readRows } from './collect-facts.ts';
import type { Expected, Ledger, Rows } from './facts.ts';
import { type AuditReport, findViolations } from './find-violations.ts';
import type { Provider } from './provider.ts';

type Sources = {
  client: pg.ClientBase;
  provider: Provider;
  expected: Expected;
  /** The number of orders and memberships in memory at a time. */
  part?: number;
  /** Milliseconds between two looks. */
  pause?: number;
};

const PART = 500;

/**
 * How often a disagreement is looked at, and the default pause between: a running shop changes between the
 * answer of the provider and that of the database, and only what stays is a finding.
 */
const LOOKS = 3;
const PAUSE = 1_000;

/**
 * Compares provider and database, one part of the orders after the other. Only the provider's ledger is in
 * memory as a whole, a short line for each payment.
 */
export async function auditInParts(sources: Sources): Promise<AuditReport> {
  const { client, provider, part = PART } = sources;
  const ledger = await indexLedger(provider);
  let report = await auditPart(sources, ledger, []);
  for await (const ids of readIds(client, part)) {
    for (const id of ids) ledger.unseen.delete(id);
    report = sum(report, await auditPart(sources, ledger, ids));
  }
  // Payments whose checkout the database does not have.
  const lost = [...ledger.unseen];
  for (let at = 0; at < lost.length; at += part)
    report = sum(report, await auditPart(sources, ledger, lost.slice(at, at + part)));
  return report;
}

/** The ids of all checkouts, orders and memberships, in parts. */
async function* readIds(client: pg.ClientBase, limit: number): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const tables = ['checkouts', 'orders', 'memberships'].map(
      (table) => `(select id from ${table} where id > $1 order by id limit $2)`,
    );
    const { rows } = await client.query<{ id: string }>(
      `select id from (${tables.join(' union ')}) ids order by id limit $2`,
      [after, limit],
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    yield rows.map(({ id }) => id);
  }
}

type IndexedLedger = {
  payments: Map<string, Ledger['payments'][number]>;
  refunds: Map<string, Ledger['refunds']>;
  disputes: Map<string, Ledger['disputes']>;
  /** Payments by checkout. */
  ofCheckout: Map<string, string[]>;
  /** Checkouts of succeeded payments that no part had yet. */
  unseen: Set<string>;
};

async function indexLedger(provider: Provider): Promise<IndexedLedger> {
  const ledger: IndexedLedger = {
    payments: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    ofCheckout: new Map(),
    unseen: new Set(),
  };
  for await (const payment of provider.payments()) {
    // Others may be paid through the same account.
    if (payment.checkout === null) continue;
    ledger.payments.set(payment.id, payment);
    ledger.ofCheckout.set(payment.checkout, [...(ledger.ofCheckout.get(payment.checkout) ?? []), payment.id]);
    if (payment.status === 'succeeded') ledger.unseen.add(payment.checkout);
  }
  for await (const refund of provider.refunds())
    if (ledger.payments.has(refund.payment))
      ledger.refunds.set(refund.payment, [...(ledger.refunds.get(refund.payment) ?? []), refund]);
  for await (const dispute of provider.disputes())
    if (ledger.payments.has(dispute.payment))
      ledger.disputes.set(dispute.payment, [...(ledger.disputes.get(dispute.payment) ?? []), dispute]);
  return ledger;
}

/** Compares one part, and looks again at what does not agree. */
async function auditPart(
  sources: Sources,
  ledger: IndexedLedger,
  ids: readonly string[],
): Promise<AuditReport> {
  const { client, provider, expected, pause = PAUSE } = sources;
  const look = async (looked: readonly string[]) => {
    const rows = await readRows(client, looked);
    const known = await readKnown(provider, ledger, selectPayments(rows, looked, ledger));
    return {
      rows,
      report: findViolations({ ledger: known, rows, answers: null, expected, now: Date.now() }),
    };
  };
  const { rows, report } = await look(ids);
  let { violations } = report;
  for (let looks = 1; looks < LOOKS && violations.length > 0; looks++) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const suspects = ids.filter((id) => isNamed(id, rows, ledger, violations));
    await refresh(provider, ledger, selectPayments(rows, suspects, ledger));
    const again = new Set((await look(suspects)).report.violations);
    violations = violations.filter((violation) => again.has(violation));
  }
  return { ...report, violations };
}

function isNamed(id: string, rows: Rows, ledger: IndexedLedger, violations: readonly string[]): boolean {
  const names = [id, ...selectPayments(rows, [id], ledger)];
  return violations.some((violation) => names.some((name) => violation.includes(name)));
}

/** The payments of these orders and memberships, by the database and by the provider. */
function selectPayments(rows: Rows, ids: readonly string[], { ofCheckout }: IndexedLedger): string[] {
  const isOne = new Set(ids);
  const named = [
    ...[...rows.checkouts, ...rows.orders, ...rows.memberships].filter(({ id }) => isOne.has(id)),
    ...[...rows.refunds, ...rows.disputes].filter(({ checkout }) => isOne.has(checkout)),
  ].flatMap(({ payment }) => payment ?? []);
  return [...new Set([...named, ...ids.flatMap((id) => ofCheckout.get(id) ?? [])])];
}

/** Reads the provider's records of these payments, also of those made after its list was read. */
async function readKnown(
  provider: Provider,
  ledger: IndexedLedger,
  payments: readonly string[],
): Promise<Ledger> {
  await refresh(
    provider,
    ledger,
    payments.filter((id) => !ledger.payments.has(id)),
  );
  return {
    payments: payments.flatMap((id) => ledger.payments.get(id) ?? []),
    refunds: payments.flatMap((id) => ledger.refunds.get(id) ?? []),
    disputes: payments.flatMap((id) => ledger.disputes.get(id) ?? []),
  };
}

async function refresh(
  provider: Provider,
  ledger: IndexedLedger,
  payments: readonly string[],
): Promise<void> {
  for (const id of payments) {
    const found = await provider.findPayment(id);
    if (!found) continue;
    ledger.payments.set(id, found.payment);
    ledger.refunds.set(id, found.refunds);
    ledger.disputes.set(id, found.disputes);
  }
}

function sum(one: AuditReport, other: AuditReport): AuditReport {
  return {
    payments: one.payments + other.payments,
    orders: one.orders + other.orders,
    memberships: one.memberships + other.memberships,
    refunds: one.refunds + other.refunds,
    held: one.held + other.held,
    violations: [...one.violations, ...other.violations],
  };
}
