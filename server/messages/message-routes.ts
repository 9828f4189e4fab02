import type { Hono } from 'hono';
import * as calls from '#contract/calls/messages.ts';
import { messageList } from '#domain/messages/message-list.ts';
import { MAX_WRITING_TIME, MIN_WRITING_TIME } from '#domain/messages/writing-time.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { csvStream } from '../http/csv.ts';
import { sharedSecret } from '../http/shared-secret.ts';
import { throttleAll } from '../http/throttle.ts';
import { bindExport, bindList, type ListServices } from '../lists/bind-list.ts';
import { inlined, type ReadMailPictures } from '../mail/mail-pictures.ts';
import { messageAnswer } from '../mail/new-mails.ts';
import { readMailShop } from '../mail/read-mail-shop.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { answerMessage } from './answer-message.ts';
import { measureFormAge, signFormTime } from './form-timestamp.ts';
import { markMessage } from './mark-message.ts';
import { MESSAGE_CSV_COLUMNS } from './message-columns.ts';
import { findMessage, messageQueries, type StoredMessage } from './message-queries.ts';
import { presentMessage } from './present-message.ts';
import { receiveMessage } from './receive-message.ts';

type MessageServices = ListServices & {
  settings: CurrentSettings;
  shopUrl: string;
  readPictures: ReadMailPictures;
  onMail: () => void;
};

const PER_IP = { name: 'contact from address', limit: 5, seconds: 600 };
/** The limit of messages from forms whose opening time is unknown. */
const UNTIMED = { name: 'untimed contact from address', limit: 2, seconds: 600 };

function thanks({ exampleTexts }: Pick<Settings, 'exampleTexts'>) {
  const message = `Thank you for your message. We will get back to you${exampleTexts ? ' within 24 hours' : ''}.`;
  return { success: true as const, message };
}

/** Binds the calls of the contact form for visitors; messages for staff. */
export function messageRoutes(app: Hono<Environment>, services: MessageServices): void {
  const { db, settings, shopUrl, readPictures, now, onMail } = services;
  const readSecret = sharedSecret(db, 'contact');

  bind(app, calls.openContactForm, async () => success({ opened: signFormTime(now(), await readSecret()) }));

  bind(app, calls.sendMessage, async ({ body: { website, opened, ...form } }, { visitor, seed }) => {
    const shop = await settings.read();
    const age = measureFormAge(opened ?? '', now(), await readSecret());
    const isTimed = age !== null && age < MAX_WRITING_TIME;
    // Spam gets the same answer, so that programs learn nothing.
    if (website !== null || (isTimed && age < MIN_WRITING_TIME)) return success(thanks(shop));
    const refusal = await throttleAll(db, [
      [PER_IP, visitor.ip],
      ...(isTimed ? [] : [[UNTIMED, visitor.ip] as const]),
    ]);
    if (refusal) return refusal;
    await receiveMessage(db, form, { settings: shop, seed, now: now() });
    onMail();
    return success(thanks(shop));
  });

  bindList(app, services, calls.listMessages, { page: messageQueries.page, present: presentMessage });

  bindExport(app, services, calls.exportMessages, (filter, context) => ({
    name: messageList.name,
    csv: csvStream(MESSAGE_CSV_COLUMNS, messageQueries.readAll(db, filter, context), context.zone),
  }));

  bind(app, calls.getMessage, async ({ params }) => present(await findMessage(db, params.id)));

  bind(app, calls.updateMessage, async ({ params, body }, { staff }) =>
    present(await markMessage(db, params.id, body, { staff, now: now() })),
  );

  bind(app, calls.previewAnswer, async ({ params, body: { text } }) => {
    const message = await findMessage(db, params.id);
    if (!message) return NO_MESSAGE;
    const { company } = await settings.read();
    const { facts } = messageAnswer(message, { text: text ?? '', company, key: '' });
    const shop = await readMailShop({ db, settings });
    const pictureOf = inlined(await readPictures(facts, shop.looks));
    return success(renderMail(facts, shopUrl, { ...shop, pictureOf }));
  });

  bind(app, calls.answerMessage, async ({ params, body }, { staff, seed }) => {
    const { company } = await settings.read();
    const answered = await answerMessage(db, params.id, body.text, { staff, company, seed, now: now() });
    if (answered) onMail();
    return present(answered);
  });
}

function present(message: StoredMessage | null) {
  return message ? success(presentMessage(message)) : NO_MESSAGE;
}

const NO_MESSAGE = refuse('not_found', 'There is no such message.');
