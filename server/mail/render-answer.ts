import { html } from './html.ts';
import type { AnswerFacts } from './mail-facts.ts';
import { frameMail, paragraph, quote } from './mail-frame.ts';
import { letter, longDate, oneLine, type RenderedMail } from './mail-words.ts';

/** What staff answered to a message, with what was asked below it. */
export function renderAnswer(
  { name, answer, question, askedAt, sender }: AnswerFacts,
  shopUrl: string,
  zone: string,
): RenderedMail {
  const title = 'Our answer to your message';
  const hello = name ? `Hello ${oneLine(name)},` : 'Hello,';
  const asked = `You wrote on ${longDate(askedAt, zone)}:`;
  const signature = [sender.name, sender.email, sender.phone].map(oneLine);
  return {
    // Not a word of what was typed: nothing of it can reach a header.
    subject: 'Your message to Marigold',
    text: letter(hello, answer, signature, [asked, ...quoted(question)], `Marigold\n${shopUrl}`),
    html: frameMail({
      preview: oneLine(answer).slice(0, 140),
      title,
      shopUrl,
      body: html`${paragraph(hello)}${paragraph(answer)}${paragraph(signature.join('\n'))}${quote(asked, question)}`,
    }),
  };
}

/** As mail programs mark what is quoted in plain text. */
function quoted(text: string): string[] {
  return text.split(/\r?\n/).map((line) => `> ${line}`);
}
