import type { Transporter } from 'nodemailer';
import { once } from '../async/once.ts';
import { mailChannel } from '../async/work-channels.ts';
import type { MailPicture } from './mail-pictures.ts';

export type Message = {
  to: string;
  from: string | { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  pictures: readonly MailPicture[];
  messageId: string;
  stopUrl?: string;
};

export type MailTransport = {
  /** Resolves when the mail server has accepted the mail; rejects if it refuses it or `signal` aborts. */
  send(message: Message, signal: AbortSignal): Promise<void>;
  close(): void;
};

/** Milliseconds to connect, to wait for the greeting, and of silence. */
const TIMEOUT = 20_000;

/** Sends through the mail server at an smtp: or smtps: address. */
export function openMailTransport(smtpUrl: string): MailTransport {
  let opened: Transporter | null = null;
  // A shop at rest does without it.
  const open = once(async () => {
    const { default: nodemailer } = await import('nodemailer');
    opened = nodemailer.createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return opened;
  });
  return {
    send: async ({ to, pictures, stopUrl, ...message }, signal) => {
      const transporter = await open();
      const mail = {
        ...message,
        attachments: pictures.map(({ cid, content, type }, position) => ({
          cid,
          content,
          contentType: type,
          contentDisposition: 'inline' as const,
          filename: `picture-${position + 1}.${type === 'image/png' ? 'png' : 'jpg'}`,
        })),
        // An object, because text could be parsed as several addresses.
        to: { name: '', address: to },
        headers: {
          // Suppresses out-of-office replies.
          'Auto-Submitted': 'auto-generated',
          ...(stopUrl && {
            'List-Unsubscribe': `<${stopUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        signal,
      };
      await mailChannel.tracePromise(() => transporter.sendMail(mail), { kind: 'mail' });
    },
    close: () => opened?.close(),
  };
}

/** True if the mail server refuses this mail permanently; false if it is down or refuses the shop. */
export function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('command' in error)) return false;
  const code = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  const isAboutMail = error.command === 'RCPT TO' || error.command === 'DATA';
  // 503 and 530 are about the session: bad sequence, not signed in.
  if (isAboutMail) return code >= 500 && code !== 503 && code !== 530;
  // An invalid address.
  return error.command === 'API' && 'code' in error && error.code === 'EENVELOPE';
}
