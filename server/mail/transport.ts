import nodemailer from 'nodemailer';

export type Message = {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
};

/** What takes mail out of the house. */
export type MailTransport = {
  /** Resolves when the mail server has taken it on. */
  send(message: Message): Promise<void>;
  close(): void;
};

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
    send: async (message) => {
      await transporter.sendMail(message);
    },
    close: () => transporter.close(),
  };
}

/** Whether the mail server refuses this very mail for good, rather than being away or asking to come again. */
export function isRefusal(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500 &&
    // 530 and 535 are about our own sign-in.
    ![530, 535].includes(error.responseCode)
  );
}
