import nodemailer from 'nodemailer';
import type { MailPicture } from './mail-pictures.ts';

export type Message = {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** What its HTML shows by `cid:`. */
  pictures: readonly MailPicture[];
  messageId: string;
};

/** What takes mail out of the house. */
export type MailTransport = {
  /**
   * Resolves when the mail server has taken it on; rejects when it did not, or when `signal` gives up on it.
   */
  send(message: Message, signal: AbortSignal): Promise<void>;
  close(): void;
};

/** Milliseconds to connect, to be greeted, and between two signs of life. */
const TIMEOUT = 20_000;

/** Sends through the mail server at an smtp: or smtps: address. */
export function openMailTransport(smtpUrl: string): MailTransport {
  const transporter = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, pictures, ...message }, signal) => {
      await transporter.sendMail({
        ...message,
        attachments: pictures.map(({ cid, content }, position) => ({
          cid,
          content,
          contentType: 'image/jpeg',
          contentDisposition: 'inline',
          filename: `picture-${position + 1}.jpg`,
        })),
        // As an address, not as text that could be read as several.
        to: { name: '', address: to },
        // Nobody's out-of-office note should answer a shop.
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal,
      });
    },
    close: () => transporter.close(),
  };
}

/**
 * Whether the mail server refuses this very mail for good, rather than being away, asking to come again, or
 * refusing us: our sign-in, our sender.
 */
export function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('command' in error)) return false;
  const code = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  const isAboutMail = error.command === 'RCPT TO' || error.command === 'DATA';
  // 503 and 530 are about the conversation: out of order, not signed in.
  if (isAboutMail) return code >= 500 && code !== 503 && code !== 530;
  // An address that cannot even be asked for.
  return error.command === 'API' && 'code' in error && error.code === 'EENVELOPE';
}
