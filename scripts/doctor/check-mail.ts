import { randomUUID } from 'node:crypto';
import type { Config } from '#server/config/config.ts';
import { openMailTransport } from '#server/mail/transport.ts';
import { type Finding, good, note, wrong } from './finding.ts';

/** Milliseconds for a mail server to take a mail. */
const PATIENCE = 30_000;

type Mailing = Pick<Config, 'smtpUrl' | 'mailFrom'> & {
  /** The address that gets the test mail; null: none is known. */
  recipient: string | null;
  shopName: string;
  /** True if real money is taken. */
  isLive: boolean;
};

/** Sends a test mail through the shop's mail server, as the shop sends its own. */
export async function checkMail({
  smtpUrl,
  mailFrom,
  recipient,
  shopName,
  isLive,
}: Mailing): Promise<Finding> {
  if (smtpUrl === null)
    return (isLive ? wrong : note)(
      'Mail',
      'SMTP_URL is not set: mails are stored and not sent, and nobody can prove an email address. Set SMTP_URL and MAIL_FROM.',
    );
  if (isExample(mailFrom))
    return wrong('Mail', `MAIL_FROM is ${mailFrom}, an example. Set it to an address of your own domain.`);
  if (recipient === null)
    return note('Mail', 'no test mail was sent. Name an address: npm run doctor -- --mail you@example.com');
  const failure = await sendTestMail({ smtpUrl, mailFrom, recipient, shopName });
  return failure === null
    ? good(
        'Mail',
        `the mail server took a test mail to ${recipient}. Look whether it arrives, and not as spam.`,
      )
    : wrong('Mail', `the mail server of SMTP_URL did not take a test mail to ${recipient}: ${failure}`);
}

/** True for an address that the documentation uses. */
export function isExample(address: string): boolean {
  return /@(?:[\w-]+\.)*example(?:\.com|\.org|\.net)?>?$/.test(address);
}

/** Returns why the mail server did not take it; null if it did. */
async function sendTestMail({
  smtpUrl,
  mailFrom,
  recipient,
  shopName,
}: Omit<Mailing, 'smtpUrl' | 'isLive'> & { smtpUrl: string; recipient: string }): Promise<string | null> {
  const transport = openMailTransport(smtpUrl);
  const text = 'This is the test mail of npm run doctor. Mails of the shop arrive here, too.';
  const [, domain = 'localhost'] = /@([^>\s]+)>?$/.exec(mailFrom) ?? [];
  try {
    await transport.send(
      {
        to: recipient,
        from: mailFrom,
        subject: `Test mail of ${shopName}`,
        text,
        html: `<p>${text}</p>`,
        pictures: [],
        messageId: `<${randomUUID()}@${domain}>`,
      },
      AbortSignal.timeout(PATIENCE),
    );
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transport.close();
  }
}
