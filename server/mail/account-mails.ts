import type { MailContents, MailContext } from './compose-mail.ts';
import { button, code, type Part, paragraph } from './mail-parts.ts';
import { HIDDEN_LINK, oneLine, passwordUrl } from './mail-words.ts';

export const ACCOUNT_MAILS: MailContents<
  'staff_invitation' | 'password_reset' | 'email_code' | 'data_erased'
> = {
  staff_invitation({ name, by, token }, context) {
    const { shopName } = context;
    const rules = 'The link works once, for three days, and until another one is sent.';
    return {
      preview: rules,
      title: 'Your account in the back office',
      parts: [
        paragraph(
          `${context.greet(name)}${oneLine(by)} gave you an account in the back office of ${shopName}.`,
        ),
        passwordLink('Choose your password', token, context),
        paragraph(rules),
        paragraph('After that you sign in with this email address and the password you chose.'),
      ],
    };
  },

  password_reset({ name, token }, context) {
    const { shopName } = context;
    const rules = 'The link works once, for an hour, and until you ask for another one.';
    return {
      preview: rules,
      title: 'A new password for the back office',
      parts: [
        paragraph(
          `${context.greet(name)}Somebody, hopefully you, asked for a new password for the back office of ${shopName}.`,
        ),
        passwordLink('Choose a new password', token, context),
        paragraph(rules),
        paragraph('If it was not you, there is nothing to do: your password stays as it is.'),
      ],
    };
  },

  /** The code is not in the subject, which mail lists and locked phones show. */
  email_code: ({ code: secret }, { shopName }) => ({
    preview: 'It counts for ten minutes.',
    title: 'Your code',
    parts: [
      paragraph(`Enter this code where you asked for it at ${shopName}:`),
      secret ? code(secret) : paragraph('(The code is for the reader of the mail alone.)'),
      paragraph(
        'It counts for ten minutes, once, and only in the browser that asked for it. Tell it to nobody: we never ask for it.',
      ),
      paragraph('If it was not you, there is nothing to do: without the code nobody gets any further.'),
    ],
  }),

  data_erased({ orders, invoices }) {
    const done = 'We deleted what we had of you, as you asked. We do not have this address any more.';
    const retained = [
      orders > 0 && `the amounts, products and country of ${counted(orders, 'order')}, without your name`,
      invoices > 0 &&
        `${counted(invoices, 'invoice or credit note', 'invoices and credit notes')}, which the law obliges us to keep`,
    ].filter((part) => part !== false);
    return {
      preview: done,
      title: 'Your data is deleted',
      parts: [
        paragraph(done),
        retained.length > 0 ? paragraph(`What stays: ${retained.join('; ')}.`) : null,
        paragraph('This is the last mail about it. You can order again at any time, as a new customer.'),
      ],
    };
  },
};

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Returns the link; without a token (in the list of mail) a note in its place. */
function passwordLink(label: string, token: string | undefined, { shopUrl }: MailContext): Part {
  return token ? button(label, passwordUrl(shopUrl, token)) : paragraph(HIDDEN_LINK);
}
