import type { Hono } from 'hono';
import {
  exportMails,
  getMail,
  getMailDelivery,
  listMails,
  type MailFilterQuery,
  resendMail,
  type WireMail,
} from '#contract/calls/mail.ts';
import { LIST_CAP } from '#contract/limits.ts';
import type { Database } from '#db/connection.ts';
import { isDemoStaff } from '../config/demo-sign-in.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { csvFileName } from '../http/csv.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import type { Staff } from '../http/staff.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { mailsAsCsv } from './export-mails.ts';
import { readFacts, withoutSecrets } from './mail-facts.ts';
import { inlined, type ReadMailPictures } from './mail-pictures.ts';
import { findMail, type MailFilter, type StoredMail, selectMails, stateOf } from './mail-queries.ts';
import type { RenderedMail } from './mail-words.ts';
import { renderMail } from './render-mail.ts';
import { resend } from './resend.ts';

type MailRoom = {
  db: Database;
  shopUrl: string;
  settings: CurrentSettings;
  readPictures: ReadMailPictures;
  /** Whether mail is only ever read here: in a demo, where nothing is sent. */
  showsSecrets: boolean;
  /** False: mail waits until one is set. */
  hasMailServer: boolean;
  now: () => Date;
  /** Told when there is mail to be sent. */
  onMail: () => void;
};

/** What the shop has written to people, for staff. */
export function mailRoutes(app: Hono<Environment>, room: MailRoom): void {
  const { db, shopUrl, settings, readPictures, showsSecrets, hasMailServer } = room;
  const readZone = async () => (await settings.read()).timeZone;
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

  bind(app, listMails, async ({ query: { page = 1, limit = LIST_CAP, ...query } }, { staff }) => {
    const found = await selectMails(db, { filter: filterOf(query), page, limit });
    const zone = await readZone();
    const body = found.mails.map((mail) => present(mail, render(mail, staff, zone)));
    return success(body, { page: { page, limit, total: found.total } });
  });

  bind(app, exportMails, async ({ query }, { staff }) => {
    const zone = await readZone();
    const fileName = csvFileName('mail', room.now(), zone);
    return success(
      mailsAsCsv(db, filterOf(query), (mail) => render(mail, staff, zone), zone),
      { fileName },
    );
  });

  bind(app, getMail, async ({ params }, { staff }) => {
    const mail = await findMail(db, params.id);
    if (!mail) return refuse('not_found', 'There is no such mail.');
    const facts = factsFor(staff, mail);
    const rendered = facts
      ? renderMail(facts, shopUrl, inlined(await readPictures(facts)), await readZone())
      : NOT_OURS;
    return success({ ...present(mail, rendered), text: rendered.text, html: rendered.html });
  });

  bind(app, resendMail, async ({ params }, { staff }) => {
    const refusal = await resend(room, staff, params.id);
    if (refusal) return refusal;
    const mail = await findMail(db, params.id);
    return mail
      ? success(present(mail, render(mail, staff, await readZone())))
      : refuse('not_found', 'There is no such mail.');
  });
}

function filterOf({ state, kind, recipient }: MailFilterQuery): MailFilter {
  return { state: state ?? null, kind: kind ?? null, recipient };
}

/**
 * Whether someone may read the link in a mail: its reader, and for the demo member, whose password is public, everyone. Whoever
 * reads the link of somebody else can become them.
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
