import type { Logger } from 'pino';
import { type Connection, type Database, inTransaction } from '#db/connection.ts';
import { CART_LIFETIME } from '#domain/cart/cart.ts';
import { BOUGHT_JUST_BEFORE, isToBeReminded } from '#domain/cart/reminder.ts';
import { priceLine, type WantedLine } from '#domain/checkout/quote.ts';
import type { OrderLine } from '#domain/orders/order.ts';
import { MINUTE } from '#domain/time-units.ts';
import { type PeriodicTask, startPeriodicTask } from '../../async/periodic-task.ts';
import { createLinkToken } from '../../email-codes/link-token.ts';
import type { ProofKeys } from '../../email-codes/proof-keys.ts';
import { readFacts } from '../../mail/mail-facts.ts';
import type { StoredMail } from '../../mail/mail-queries.ts';
import { cartReminder } from '../../mail/new-mails.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { findOffered } from '../../products/product-queries.ts';
import type { CurrentSettings } from '../../settings/current-settings.ts';
import { findCart } from '../cart-queries.ts';
import {
  deleteOldReminders,
  findReminder,
  hasBoughtSince,
  isReminderDue,
  lockDueReminder,
  type StoredReminder,
  updateReminder,
} from './reminder-queries.ts';

type Reminding = {
  db: Database;
  settings: Pick<CurrentSettings, 'read'>;
  keys: () => Promise<ProofKeys>;
  log: Logger;
  now: () => Date;
  onMail: () => void;
};

/** Milliseconds between two rounds, and to the first one. */
const EVERY = 5 * MINUTE;
const SOON = 15_000;

/**
 * Reminds of unfinished checkouts (decision 081). Runs on every server: the transaction that writes a mail
 * also marks its reminder, so that one of them writes it.
 */
export function startCartReminder({ db, settings, keys, log, now, onMail }: Reminding): PeriodicTask {
  return startPeriodicTask(
    { name: 'reminding of unfinished checkouts', every: EVERY, first: SOON, log },
    async (stopping) => {
      await deleteOldReminders(db, new Date(now().getTime() - CART_LIFETIME));
      while (!stopping.aborted && (await remindOne()));
    },
  );

  /** False if none was due. */
  async function remindOne(): Promise<boolean> {
    const at = now();
    // First: the keys make the secret of a shop that has none yet.
    if (!(await isReminderDue(db, at))) return false;
    const { remindUnfinished } = await settings.read();
    const secrets = await keys();
    const done = await inTransaction(db, async (tx) => {
      const due = await lockDueReminder(tx, at);
      if (!due) return null;
      const { emailKey, typedAt } = due;
      const lines = await findLinesToRemind(tx, due, { isTurnedOn: remindUnfinished, typedAt });
      if (lines.length === 0) {
        await updateReminder(tx, emailKey, { cartId: null, lines: [], dueAt: null });
        return { isWritten: false };
      }
      const remindedLines = lines.map(({ requested }) => requested);
      await updateReminder(tx, emailKey, { dueAt: null, remindedAt: at, remindedLines });
      const token = createLinkToken(secrets, 'cart-reminder', emailKey);
      const mailed = lines.map((line) => line.mailed);
      await writeMail(tx, cartReminder(emailKey, { lines: mailed, typedAt, token }), at);
      return { isWritten: true };
    });
    if (done?.isWritten) onMail();
    return done !== null;
  }
}

/** Asked right before a reminder is sent: its mail may have waited for hours. */
export async function isStillToBeReminded(
  { db, settings }: Pick<Reminding, 'db' | 'settings'>,
  { recipient, facts: stored }: Pick<StoredMail, 'recipient' | 'facts'>,
): Promise<boolean> {
  const facts = readFacts(stored);
  const reminder = await findReminder(db, recipient);
  if (facts?.kind !== 'cart_reminder' || !reminder) return false;
  const { remindUnfinished } = await settings.read();
  // The time in the mail: the email may have been typed again after an order.
  const typedAt = new Date(facts.typedAt);
  return (await findLinesToRemind(db, reminder, { isTurnedOn: remindUnfinished, typedAt })).length > 0;
}

/**
 * A line that can be bought now, at today's price. `mailed` is the line without typed texts such as an
 * engraving, because the recipient's email is not proven.
 */
type BuyableLine = { requested: WantedLine; line: OrderLine; mailed: OrderLine };

/** Finds the lines to remind of; empty if the reminder is no longer due. */
async function findLinesToRemind(
  db: Connection,
  { emailKey, stoppedAt, cartId, lines }: StoredReminder,
  { isTurnedOn, typedAt }: { isTurnedOn: boolean; typedAt: Date },
): Promise<BuyableLine[]> {
  const hasBought = await hasBoughtSince(db, emailKey, new Date(typedAt.getTime() - BOUGHT_JUST_BEFORE));
  const cart = cartId === null ? null : await findCart(db, { id: cartId });
  const buyable = await buyableLines(db, cart?.lines ?? lines);
  return isToBeReminded({ isTurnedOn, stoppedAt, hasBought, buyable: buyable.length }) ? buyable : [];
}

/** Lines that can be bought now, each by itself. */
export async function buyableLines(db: Connection, lines: readonly WantedLine[]): Promise<BuyableLine[]> {
  if (lines.length === 0) return [];
  const products = await findOffered(db, lines);
  return lines.flatMap((requested, position) => {
    const product = products.get(requested.productId);
    const priced = priceLine(requested, position, product, new Map());
    const shown = priceLine(withoutTypedTexts(requested), position, product, new Map());
    return priced.ok && shown.ok ? [{ requested, line: priced.line, mailed: shown.line }] : [];
  });
}

/** The texts stay, as they are required, but say nothing. */
function withoutTypedTexts({ selection, ...line }: WantedLine): WantedLine {
  const texts = Object.keys(selection.texts ?? {}).map((id) => [id, '…']);
  return { ...line, selection: { ...selection, texts: Object.fromEntries(texts) } };
}
