import { html } from './html.ts';
import type { InvitationFacts } from './mail-facts.ts';
import { button, frameMail, paragraph } from './mail-frame.ts';
import { letter, oneLine, type RenderedMail } from './mail-words.ts';
import { HIDDEN_LINK, passwordAddress } from './password-link.ts';

export function renderInvitation({ name, by, token }: InvitationFacts, shopUrl: string): RenderedMail {
  const title = 'Your account in the back office';
  const intro = `Hello ${oneLine(name)}. ${oneLine(by)} gave you an account in the back office of Marigold.`;
  const rules = 'The link works once, for three days, and until another one is sent.';
  const after = 'After that you sign in with this email address and the password you chose.';
  const link = token && passwordAddress(shopUrl, token);
  const way = link ? `Choose your password: ${link}` : HIDDEN_LINK;
  return {
    subject: 'Your account in the Marigold back office',
    text: letter(title, intro, way, rules, after, `Marigold\n${shopUrl}`),
    html: frameMail({
      preview: rules,
      title,
      shopUrl,
      body: html`${paragraph(intro)}${link ? button('Choose your password', link) : paragraph(HIDDEN_LINK)}${paragraph(rules)}${paragraph(after)}`,
    }),
  };
}
