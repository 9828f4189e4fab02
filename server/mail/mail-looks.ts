import type { Scheme } from '#domain/looks/default-schemes.ts';
import { deriveSchemes } from '#domain/looks/derive-schemes.ts';
import { DEFAULT_LOOKS, type Looks } from '#domain/looks/look-fields.ts';
import { scaleRadius } from '#domain/looks/style-sheet.ts';
import { OTHER_TYPEFACES, type Typeface } from '#domain/looks/typefaces.ts';
import type { Html } from '../http/html.ts';

/** The looks of the shop as its mails have them (model W4). */
export type MailLooks = {
  light: Scheme;
  dark: Scheme;
  /** Scales a corner of the theme, in CSS pixels. */
  radius: (pixels: number) => number;
  /** The typefaces of headings and of texts, with those that systems have behind them. */
  display: Html;
  sans: Html;
  /** The addresses of the uploads; empty without a logo. */
  logo: string;
  darkLogo: string;
};

export function deriveMailLooks(looks: Looks): MailLooks {
  const { typefaces, logo } = looks;
  const faces = typefaces === 'classic' ? CLASSIC : OTHER_TYPEFACES[typefaces];
  return {
    ...deriveSchemes(looks),
    radius: (pixels) => scaleRadius(pixels, looks.radius),
    display: listFonts(faces.display),
    sans: listFonts(faces.sans),
    logo,
    darkLogo: looks.darkLogo || logo,
  };
}

/** The pair of the theme. */
const CLASSIC = {
  display: { family: 'Fraunces', isSerif: true },
  sans: { family: 'Figtree', isSerif: false },
};

/** No mail loads a typeface: who does not have it reads in one of the system. */
function listFonts({ family, isSerif }: Pick<Typeface, 'family' | 'isSerif'>): Html {
  const name = family.includes(' ') ? `'${family}'` : family;
  return {
    html: isSerif
      ? `${name}, Georgia, 'Times New Roman', serif`
      : `${name}, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`,
  };
}

export const DEFAULT_MAIL_LOOKS = deriveMailLooks(DEFAULT_LOOKS);
