import type { Hono } from 'hono';
import {
  exportMails,
  getMail,
  getMailDelivery,
  listMails,
  resendMail,
  type WireMail,
} from '#contract/calls/mail.ts';
import { mailList } from '#domain/mail/mail-list.ts';
import { isDemoStaff } from '../config/demo-sign-in.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { csvStream } from '../http/csv.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import type { Staff } from '../http/staff.ts';
import { bindExport, bindList, type ListServices } from '../lists/bind-list.ts';
import type { RenderedMail } from './compose-mail.ts';
import { mailColumns } from './mail-columns.ts';
import { readFacts, withoutSecrets } from './mail-facts.ts';
import { inlined, type ReadMailPictures } from './mail-pictures.ts';
import { allMail, findMail, type StoredMail, stateOf } from './mail-queries.ts';
import { renderMail } from './render-mail.ts';
import { resend } from './resend.ts';

type MailServices = ListServices & {
  shopUrl: string;
  readPictures: ReadMailPictures;
  /** Whether mail is only ever read here: in a demo, where nothing is sent. */
  showsSecrets: boolean;
  /** False: mail waits until one is set. */
  hasMailServer: boolean;
  /** Told when there is mail to be sent. */
  onMail: () => void;
};

/** What the shop has written to people, for staff. */
export function mailRoutes(app: Hono<Environment>, services: MailServices): void {
  const { db, shopUrl, timeZone, readPictures, showsSecrets, hasMailServer } = services;
  const factsFor = (reader: Staff, mail: StoredMail) => {
    const facts = readFacts(mail.facts);
    return facts && !(showsSecrets && isFor(reader, mail)) ? withoutSecrets(facts) : facts;
  };
  const render = (mail: StoredMail, reader: Staff, zone: string) => {
    const facts = factsFor(reader, mail);
    return facts ? renderMail(facts, shopUrl, undefined, zone) : NOT_OURS;
  };

  const present = (mail: StoredMail, rendered: RenderedMail) => presentMail(mail, rendered, hasMailServer);

  bind(app, getMailDelivery, async () => success({ hasMailServer }));

  bindList(app, services, listMails, {
    page: allMail.page,
    present: (mail, { staff, zone }) => present(mail, render(mail, staff, zone)),
  });

  bindExport(app, services, exportMails, (filter, context) => ({
    name: mailList.name,
    csv: csvStream(
      mailColumns((mail) => render(mail, context.staff, context.zone)),
      allMail.readAll(db, filter, context),
      context.zone,
    ),
  }));

  bind(app, getMail, async ({ params }, { staff }) => {
    const mail = await findMail(db, params.id);
    if (!mail) return refuse('not_found', 'There is no such mail.');
    const facts = factsFor(staff, mail);
    const rendered = facts
      ? renderMail(facts, shopUrl, inlined(await readPictures(facts)), await timeZone())
      : NOT_OURS;
    return success({ ...present(mail, rendered), text: rendered.text, html: rendered.html });
  });

  bind(app, resendMail, async ({ params }, { staff }) => {
    const refusal = await resend(services, staff, params.id);
    if (refusal) return refusal;
    const mail = await findMail(db, params.id);
    return mail
      ? success(present(mail, render(mail, staff, await timeZone())))
      : refuse('not_found', 'There is no such mail.');
  });
}

/**
 * Whether someone may read the link in a mail: its reader, and for the demo member, whose password is public,
 * everyone. Whoever reads the link of somebody else can become them.
 */
function isFor(reader: Staff, { recipient }: StoredMail): boolean {
  return recipient === reader.email || isDemoStaff(recipient);
}

const NOT_OURS: RenderedMail = {
  subject: '(written by another version of the shop)',
  text: '',
  html: '',
};

function presentMail(mail: StoredMail, { subject }: RenderedMail, hasMailServer: boolean): WireMail {
  return {
    id: mail.event,
    kind: mail.kind,
    recipient: mail.recipient,
    subject,
    state: stateOf(mail),
    createdAt: mail.createdAt.toISOString(),
    ...omitNulls({
      explanation: explainWaiting(mail, hasMailServer),
      sentAt: mail.sentAt?.toISOString() ?? null,
      failure: mail.failure,
    }),
    tries: mail.tries,
  };
}

/** Why a mail waits; null for one that does not. */
function explainWaiting(mail: StoredMail, hasMailServer: boolean): string | null {
  if (stateOf(mail) !== 'waiting') return null;
  if (!hasMailServer) return 'No SMTP_URL is set';
  if (mail.failure === null) return 'Sent shortly';
  return `Tried ${mail.tries === 1 ? 'once' : `${mail.tries} times`}; tried again by itself`;
}
