import { html } from './html.ts';
import type { PasswordResetFacts } from './mail-facts.ts';
import { button, frameMail, paragraph } from './mail-frame.ts';
import { letter, oneLine, type RenderedMail } from './mail-words.ts';
import { HIDDEN_LINK, passwordAddress } from './password-link.ts';

export function renderPasswordReset({ name, token }: PasswordResetFacts, shopUrl: string): RenderedMail {
  const title = 'A new password for the back office';
  const intro = `Hello ${oneLine(name)}. Somebody, hopefully you, asked for a new password for the back office of Marigold.`;
  const rules = 'The link works once, for an hour, and until you ask for another one.';
  const otherwise = 'If it was not you, there is nothing to do: your password stays as it is.';
  const link = token && passwordAddress(shopUrl, token);
  const way = link ? `Choose a new password: ${link}` : HIDDEN_LINK;
  return {
    subject: 'Choose a new password for the Marigold back office',
    text: letter(title, intro, way, rules, otherwise, `Marigold\n${shopUrl}`),
    html: frameMail({
      preview: rules,
      title,
      shopUrl,
      body: html`${paragraph(intro)}${link ? button('Choose a new password', link) : paragraph(HIDDEN_LINK)}${paragraph(rules)}${paragraph(otherwise)}`,
    }),
  };
}
