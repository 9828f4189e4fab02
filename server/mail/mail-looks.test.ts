import { describe, expect, it, test } from 'vitest';
import { contrast } from '#domain/looks/color.ts';
import { DEFAULT_LOOKS, type Looks } from '#domain/looks/look-fields.ts';
import { MAIL_KINDS } from '#domain/mail/mail-kind.ts';
import { EXAMPLE_MAILS } from './example-mails.ts';
import { DEFAULT_MAIL_LOOKS, deriveMailLooks } from './mail-looks.ts';
import { logoKey } from './mail-pictures.ts';
import { renderMail } from './render-mail.ts';

const SHOP = 'https://shop.example';
const LOGO = '/uploads/logo.jpg';
const NIGHT_LOGO = '/uploads/night.jpg';

const OWN: Looks = {
  ...DEFAULT_LOOKS,
  accent: '#2255aa',
  paper: '#eef4ff',
  radius: 0,
  typefaces: 'modern',
};

/** A mail that has an order, a button and a progress, with the pictures that `carried` names. */
function render(looks: Looks, carried: readonly string[] = [], shopName = 'Oak <b>') {
  const pictureOf = (key: string) =>
    carried.map((url) => logoKey(url)).includes(key) ? `cid:${key.replace(/\W/g, '')}` : undefined;
  return renderMail(EXAMPLE_MAILS.order_status, SHOP, { shopName, pictureOf, looks: deriveMailLooks(looks) });
}

describe('a mail of a shop that chose no looks', () => {
  it('has the colors, corners and typefaces that mails always had', () => {
    const { light, dark, radius, display, sans } = DEFAULT_MAIL_LOOKS;
    const { sunken, surface, line, ink, muted, accent } = light;
    expect({ sunken, surface, line, ink, muted, accent, onAccent: light['on-accent'] }).toEqual({
      sunken: '#f6f0e6',
      surface: '#ffffff',
      line: '#e9e0d3',
      ink: '#1c1917',
      muted: '#675e55',
      accent: '#f6a623',
      onAccent: '#1c1917',
    });
    const night = [dark.paper, dark.surface, dark.line, dark.ink, dark.muted];
    expect(night).toEqual(['#161311', '#1e1a17', '#38312b', '#f6efe5', '#b7ab9d']);
    expect([14, 10, 3].map(radius)).toEqual([14, 10, 3]);
    expect(display.html).toBe("Fraunces, Georgia, 'Times New Roman', serif");
    expect(sans.html).toBe("Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif");
  });

  test.each(MAIL_KINDS)('%s has no rule and no picture more', (kind) => {
    const { html } = renderMail(EXAMPLE_MAILS[kind], SHOP);
    expect(html).toBe(renderMail(EXAMPLE_MAILS[kind], SHOP, { looks: deriveMailLooks(DEFAULT_LOOKS) }).html);
    expect(html).not.toMatch(/<img|by-day|\.wide\{background|\.done\{/);
    expect(html).toContain('background:#f6a623;border-radius:14px');
  });
});

describe('a mail of a shop with own looks', () => {
  test.each(MAIL_KINDS)('%s has none of the colors, corners and typefaces of the theme', (kind) => {
    const { html } = renderMail(EXAMPLE_MAILS[kind], SHOP, {
      shopName: 'Oak',
      looks: deriveMailLooks(OWN),
    });
    expect(html).not.toMatch(/#f6a623|#f6f0e6|#e9e0d3|#675e55|Fraunces|Figtree|border-radius:[1-9]/);
    expect(html).toContain("'Space Grotesk', -apple-system, 'Segoe UI'");
  });

  it('has its accent on buttons, with a text that can be read in both schemes', () => {
    const { html } = render(OWN);
    const [, ground = '', text = ''] = /background:(#\w{6});color:(#\w{6});text-decoration/.exec(html) ?? [];
    expect([ground, text]).toEqual(['#2255aa', '#ffffff']);
    const [, night = '', onNight = ''] =
      /\.wide\{background:(#\w{6})!important;color:(#\w{6})/.exec(html) ?? [];
    expect(contrast(onNight, night)).toBeGreaterThanOrEqual(4.5);
  });

  it('has its logo in place of the name, named for readers without pictures', () => {
    const { html } = render({ ...OWN, logo: LOGO }, [LOGO]);
    expect(html).toContain('<img src="cid:logouploadslogojpg" alt="Oak &#60;b&#62;" width="240" height="48"');
    expect(html).not.toMatch(/<b>|<td class="name"|by-day/);
  });

  it('has the logo for dark grounds where mails are dark', () => {
    const { html } = render({ ...OWN, logo: LOGO, darkLogo: NIGHT_LOGO }, [LOGO, NIGHT_LOGO]);
    expect(html).toContain('.by-day{display:none!important}\n.by-night{display:block!important}');
    expect(html.match(/<img/g)).toHaveLength(2);
  });

  it('has its name where a mail does not carry the logo', () => {
    const { html } = render({ ...OWN, logo: LOGO }, [], 'Oak');
    expect(html).not.toContain('<img');
    expect(html).toContain('>Oak</td>');
  });
});
