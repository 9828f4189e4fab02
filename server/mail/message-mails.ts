import type { MailContents } from './compose-mail.ts';
import { button, fact, paragraph, quote } from './mail-parts.ts';
import { longDate, oneLine } from './mail-words.ts';

export const MESSAGE_MAILS: MailContents<'message_received' | 'message_receipt' | 'message_answer'> = {
  /** For the shop. */
  message_received: ({ name, email, phone, message }, { shopUrl }) => ({
    preview: oneLine(message).slice(0, 140),
    title: 'A new message',
    parts: [
      fact('From', [name, email, phone].map(oneLine)),
      { ...quote('Message', message), text: `Message\n${message}` },
      button('Read and answer it', `${shopUrl}/admin/messages`),
    ],
  }),

  message_receipt({ promisesReply = true }) {
    const thanks = promisesReply
      ? 'Thank you for writing to us. A person reads it, and answers within 24 hours.'
      : 'Thank you for writing to us. We have your message.';
    return {
      preview: thanks,
      title: 'We have your message',
      parts: [
        paragraph(thanks),
        paragraph('If it was not you who wrote, somebody mistyped an address; there is nothing to do.'),
      ],
    };
  },

  message_answer: ({ name, answer, question, askedAt, sender }, { zone }) => ({
    preview: oneLine(answer).slice(0, 140),
    title: 'Our answer to your message',
    isLetter: true,
    parts: [
      paragraph(name ? `Hello ${oneLine(name)},` : 'Hello,'),
      paragraph(answer),
      paragraph([sender.name, sender.email, sender.phone].filter(Boolean).map(oneLine).join('\n')),
      quote(`You wrote on ${longDate(askedAt, zone)}:`, question),
    ],
  }),
};
