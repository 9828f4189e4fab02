import { html } from './html.ts';
import type { EmailCodeFacts } from './mail-facts.ts';
import { code, frameMail, paragraph } from './mail-frame.ts';
import { letter, type RenderedMail } from './mail-words.ts';

/** The code is not in the subject: lists of mail, of staff and on locked phones, show that. */
export function renderEmailCode({ code: secret }: EmailCodeFacts, shopUrl: string): RenderedMail {
  const title = 'Your code';
  const intro = 'Enter this code where you asked for it at Marigold:';
  const rules =
    'It counts for ten minutes, once, and only in the browser that asked for it. Tell it to nobody: we never ask for it.';
  const otherwise = 'If it was not you, there is nothing to do: without the code nobody gets any further.';
  const shown = secret ? code(secret) : paragraph(HIDDEN);
  return {
    subject: 'Your code for Marigold',
    text: letter(title, intro, secret ?? HIDDEN, rules, otherwise, `Marigold\n${shopUrl}`),
    html: frameMail({
      preview: 'It counts for ten minutes.',
      title,
      shopUrl,
      body: html`${paragraph(intro)}${shown}${paragraph(rules)}${paragraph(otherwise)}`,
    }),
  };
}

const HIDDEN = '(The code is for the reader of the mail alone.)';
