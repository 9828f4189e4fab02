import type { Hono } from 'hono';
import * as calls from '#contract/calls/mail.ts';
import { mailList } from '#domain/mail/mail-list.ts';
import type { ShowsSecretsTo } from '../config/config.ts';
import { isDemoStaff } from '../config/demo-sign-in.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { csvStream } from '../http/csv.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { isProgram, type Staff } from '../http/staff.ts';
import type { Visitor } from '../http/visitor.ts';
import { bindExport, bindList, type ListServices } from '../lists/bind-list.ts';
import { findPageTexts } from '../page-texts/page-text-queries.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import type { RenderedMail } from './compose-mail.ts';
import { EXAMPLE_MAILS } from './example-mails.ts';
import { mailCsvColumns } from './mail-columns.ts';
import { type MailFacts, readFacts, withoutSecrets } from './mail-facts.ts';
import { inlined, type ReadMailPictures } from './mail-pictures.ts';
import { countExpiredMails, deriveState, findMail, mailQueries, type StoredMail } from './mail-queries.ts';
import { type MailShop, readMailShop } from './read-mail-shop.ts';
import { renderMail } from './render-mail.ts';
import { NO_MAIL, resend } from './resend.ts';

type MailServices = ListServices & {
  settings: CurrentSettings;
  shopUrl: string;
  readPictures: ReadMailPictures;
  /** True in a demo without a mail server, where mail is only read here. */
  showsSecretsTo: ShowsSecretsTo;
  /** False: mail waits until one is set. */
  hasMailServer: boolean;
  onMail: () => void;
};

type Reader = { staff: Staff; visitor: Visitor };

/** Binds the calls of the shop's mail, for staff. */
export function mailRoutes(app: Hono<Environment>, services: MailServices): void {
  const { db, shopUrl, readPictures, showsSecretsTo, hasMailServer } = services;
  const factsFor = async ({ staff, visitor }: Reader, mail: StoredMail) => {
    const facts = readFacts(mail.facts);
    const showsSecrets = mayReadSecrets(staff, mail) && (await showsSecretsTo(visitor));
    return facts && !showsSecrets ? withoutSecrets(facts) : facts;
  };
  // Renders lines of lists, whose subject has no secret.
  const renderLine = (mail: StoredMail, shop: MailShop) => {
    const facts = readFacts(mail.facts);
    return facts ? renderMail(facts, shopUrl, shop) : OF_ANOTHER_VERSION;
  };
  const renderWhole = async (facts: MailFacts, shop: MailShop) =>
    renderMail(facts, shopUrl, { ...shop, pictureOf: inlined(await readPictures(facts, shop.looks)) });
  const present = (mail: StoredMail, rendered: RenderedMail) => presentMail(mail, rendered, hasMailServer);

  bind(app, calls.getMailDelivery, async () =>
    success({ hasMailServer, expired: await countExpiredMails(db) }),
  );

  bindList(app, services, calls.listMails, {
    page: async (...request) => {
      const { rows, ...page } = await mailQueries.page(...request);
      const shop = await readMailShop(services);
      return { ...page, rows: rows.map((mail) => ({ mail, rendered: renderLine(mail, shop) })) };
    },
    present: ({ mail, rendered }) => present(mail, rendered),
  });

  bindExport(app, services, calls.exportMails, async (filter, context) => {
    const shop = await readMailShop(services);
    const columns = mailCsvColumns((mail) => renderLine(mail, shop));
    const csv = csvStream(columns, mailQueries.readAll(db, filter, context), context.zone);
    return { name: mailList.name, csv };
  });

  bind(app, calls.getMail, async ({ params }, reader) => {
    const mail = await findMail(db, params.id);
    if (!mail) return NO_MAIL;
    const facts = await factsFor(reader, mail);
    const rendered = facts ? await renderWhole(facts, await readMailShop(services)) : OF_ANOTHER_VERSION;
    return success({ ...present(mail, rendered), text: rendered.text, html: rendered.html });
  });

  bind(app, calls.getExampleMail, async ({ params: { kind } }) => {
    const { draft } = await findPageTexts(db, 'mails');
    const shop = await readMailShop(services, draft);
    const { subject, text, html } = await renderWhole(EXAMPLE_MAILS[kind], shop);
    return success({ subject, text, html });
  });

  bind(app, calls.resendMail, async ({ params }, reader) => {
    const resent = await resend(services, reader.staff, params.id);
    if (!resent.ok) return resent;
    return success(present(resent.mail, renderLine(resent.mail, await readMailShop(services))));
  });
}

/** A link gives an account to its reader: to its holder only, and that of the demo to programs, too. */
function mayReadSecrets(reader: Staff, { recipient }: StoredMail): boolean {
  return recipient === reader.email || (isDemoStaff(recipient) && isProgram(reader));
}

const OF_ANOTHER_VERSION: RenderedMail = {
  subject: '(written by another version of the shop)',
  text: '',
  html: '',
};

function presentMail(mail: StoredMail, { subject }: RenderedMail, hasMailServer: boolean): calls.WireMail {
  return {
    id: mail.event,
    kind: mail.kind,
    recipient: mail.recipient,
    subject,
    state: deriveState(mail),
    createdAt: mail.createdAt.toISOString(),
    ...omitNulls({
      explanation: explainState(mail, hasMailServer),
      sentAt: mail.sentAt?.toISOString() ?? null,
      failure: mail.failure,
    }),
    tries: mail.tries,
  };
}

/** Explains why a mail waits or was not sent; null for any other. */
function explainState(mail: StoredMail, hasMailServer: boolean): string | null {
  const state = deriveState(mail);
  if (state === 'expired') return 'Too old when it could be sent; nobody got it';
  if (state !== 'waiting') return null;
  if (!hasMailServer) return 'No SMTP_URL is set';
  if (mail.failure === null) return 'Sent shortly';
  return `Tried ${mail.tries === 1 ? 'once' : `${mail.tries} times`}; tried again by itself`;
}
