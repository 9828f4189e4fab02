import type { PaymentTrouble } from '../payments/payment-trouble.ts';
import { HOUR, SECOND } from '../time-units.ts';
import { type Condition, counted, type Found, isOlder } from './condition.ts';
import type { TroubleName } from './trouble-names.ts';

/** What can be wrong with money, mail and backups, as docs/alerts.yml has it. Limits of time are seconds. */
export const SHOP_CONDITIONS = {
  payments_refused: {
    alert: null,
    limit: null,
    urgency: 'now',
    find: ({ paymentTrouble }) => paymentTrouble && PAYMENT_TROUBLES[paymentTrouble],
  },
  payments_unsettled: {
    alert: 'MarigoldPaymentsUnsettled',
    // The shop settles a payment within minutes; what took an hour needs a person.
    limit: 3_600,
    urgency: 'now',
    find: (facts, limit) => {
      const { figures } = facts;
      if (!figures || !isOlder(figures.oldestUnsettledAt, limit * SECOND, facts)) return null;
      // Disputes and failed refunds keep a payment from being settled, and have a sentence of their own.
      if (figures.unsettledPayments <= figures.disputesToAnswer + figures.refundsFailed) return null;
      return {
        what: `${counted(figures.unsettledPayments, 'payment does', 'payments do')} not agree with what was ordered.`,
        why: 'Somebody has paid and has no order, or the other way round.',
        todo: 'See the unsettled payments. Each says why, and what can be done.',
        since: figures.oldestUnsettledAt,
      };
    },
  },
  refunds_failed: {
    alert: 'MarigoldRefundsFailed',
    // The law sets a time for a refund, so each one counts.
    limit: 0,
    urgency: 'soon',
    find: ({ figures }, limit) =>
      figures && figures.refundsFailed > limit
        ? {
            what: `${counted(figures.refundsFailed, 'refund was', 'refunds were')} not made by the payment provider.`,
            why: 'A customer waits for money.',
            todo: 'See the unsettled payments, and choose ‘Try again’, or return the money in another way.',
          }
        : null,
  },
  refunds_due: {
    alert: 'MarigoldRefundsDue',
    // The shop tries again for hours; after a day the provider lacks money or does not answer.
    limit: 86_400,
    urgency: 'soon',
    find: (facts, limit) => {
      const { figures } = facts;
      if (!figures || !isOlder(figures.oldestRefundDueAt, limit * SECOND, facts)) return null;
      return {
        what: `${counted(figures.refundsDue, 'refund waits', 'refunds wait')} for the payment provider for more than a day.`,
        why: 'The balance there may be too low, or the provider does not answer.',
        todo: 'Look at the balance in the provider’s dashboard. The shop goes on by itself.',
        since: figures.oldestRefundDueAt,
      };
    },
  },
  disputes_to_answer: {
    alert: 'MarigoldDisputes',
    // Each one has a due date after which it is lost.
    limit: 0,
    urgency: 'soon',
    find: ({ figures }, limit) =>
      figures && figures.disputesToAnswer > limit
        ? {
            what: `${counted(figures.disputesToAnswer, 'dispute waits', 'disputes wait')} for an answer.`,
            why: 'Without one before its due date it is lost.',
            todo: 'See the disputed payments, and follow the link to the provider.',
          }
        : null,
  },
  mail_off: {
    alert: null,
    limit: null,
    urgency: 'now',
    find: ({ hasMailServer, isLive }) =>
      isLive && !hasMailServer
        ? {
            what: 'The shop sends no mail.',
            why: 'Mails are stored, customers get no confirmation, and nobody can prove an email address.',
            todo: 'Start the shop with SMTP_URL and MAIL_FROM (docs/operating.md, Mail).',
          }
        : null,
  },
  mail_waiting: {
    alert: 'MarigoldMailWaiting',
    // A mail server that only restarts is back within half an hour.
    limit: 1_800,
    urgency: 'soon',
    find: (facts, limit) => {
      const { figures, hasMailServer } = facts;
      if (!hasMailServer || !figures || !isOlder(figures.oldestMailWaitingAt, limit * SECOND, facts))
        return null;
      return {
        what: `${counted(figures.mailsWaiting, 'mail waits', 'mails wait')} to be sent, for more than half an hour.`,
        why: 'Codes and confirmations do not arrive, and customers write and call.',
        todo: 'The waiting mails have the reason. Look at the mail server of SMTP_URL; they are sent once it answers.',
        since: figures.oldestMailWaitingAt,
      };
    },
  },
  backup_failing: {
    alert: null,
    limit: null,
    urgency: 'soon',
    find: ({ backups }) =>
      backups?.isFailing && backups.lastFailed
        ? {
            what: 'The last backup failed.',
            why: `What happens now is not saved elsewhere. The reason: ${backups.lastFailed.problem}`,
            todo: 'Put that right. The next try is tomorrow at BACKUP_AT; npm run backup saves at once, to a file.',
            since: backups.lastFailed.at,
          }
        : null,
  },
  backup_missing: {
    alert: 'MarigoldNoBackup',
    limit: null,
    urgency: 'soon',
    find: (facts) => {
      const { figures, backups, backupPlace, server, now } = facts;
      if (!facts.isPublic || !figures || figures.lastBackupAt || backups?.isFailing) return null;
      // With BACKUP_TO the first one is made soon after the start.
      if (backupPlace !== null && now.getTime() - server.startedAt < HOUR) return null;
      return {
        what: 'There is no backup yet.',
        why: 'Everything that the shop knows is lost with its disk.',
        todo: backupPlace === null ? SET_BACKUP_TO : 'The log should say why none was made to BACKUP_TO.',
      };
    },
  },
  backup_old: {
    alert: 'MarigoldNoBackup',
    // One is made each day; the second one that is missing is no chance.
    limit: 172_800,
    urgency: 'soon',
    find: (facts, limit) => {
      const { figures, backups, backupPlace } = facts;
      if (!facts.isPublic && backupPlace === null) return null;
      if (!figures || backups?.isFailing || !isOlder(figures.lastBackupAt, limit * SECOND, facts))
        return null;
      return {
        what: 'The last backup is older than two days.',
        why: 'What was sold since then is lost with the disk.',
        todo:
          backupPlace === null
            ? SET_BACKUP_TO
            : 'Look at BACKUP_TO and at the log; npm run backup saves at once, to a file.',
        since: figures.lastBackupAt,
      };
    },
  },
} satisfies Partial<Record<TroubleName, Condition>>;

const SET_BACKUP_TO =
  'Set BACKUP_TO and BACKUP_KEY, and the shop makes one each day (docs/operating.md, Backups).';

const PAYMENT_TROUBLES: Record<PaymentTrouble, Found> = {
  keys_refused: {
    what: 'The payment provider refuses the keys.',
    why: 'Nobody can pay, and nothing can be refunded.',
    todo: 'Start the shop with the keys that the provider’s dashboard shows.',
  },
  test_cards: {
    what: 'Anyone can buy here without paying.',
    why: 'Others can reach this shop, and it takes test cards.',
    todo: 'Send nothing that is ordered, until the shop is started with your keys from Stripe.',
  },
  test_keys: {
    what: 'Anyone can buy here without paying.',
    why: 'Others can reach this shop, and its keys are those of Stripe’s test mode.',
    todo: 'Send nothing that is ordered, until the shop is started with your live keys.',
  },
};
