import { type Field, initialValues, type ValuesOf } from '../fields/field.ts';
import { DEFAULT_SCHEMES } from './default-schemes.ts';
import { OTHER_TYPEFACES } from './typefaces.ts';

/** What a seller chooses of the shop's looks; what it is initially are the looks of the theme (model W4). */
export const LOOK_FIELDS = {
  accent: {
    kind: 'color',
    initially: DEFAULT_SCHEMES.light.accent,
    label: 'Accent',
    hint: 'Buttons, stars and badges. Text in the accent gets a shade of it that can be read.',
  },
  paper: {
    kind: 'color',
    initially: DEFAULT_SCHEMES.light.paper,
    label: 'Paper',
    hint: 'The ground of the pages. The dark scheme, for visitors who prefer it, takes its tint.',
  },
  /** CSS pixels of the corners of controls; cards and small parts follow in proportion. */
  radius: {
    kind: 'count',
    initially: 10,
    most: 24,
    label: 'Corner radius',
    hint: 'In pixels: 0 is square, 24 very round.',
  },
  typefaces: {
    kind: 'choice',
    initially: 'classic',
    of: {
      classic: 'Classic: Fraunces and Figtree',
      elegant: OTHER_TYPEFACES.elegant.label,
      literary: OTHER_TYPEFACES.literary.label,
      modern: OTHER_TYPEFACES.modern.label,
      friendly: OTHER_TYPEFACES.friendly.label,
      sturdy: OTHER_TYPEFACES.sturdy.label,
    },
    wrong: 'Choose one of the pairs of typefaces',
    label: 'Typefaces',
  },
  logo: {
    kind: 'picture',
    initially: '',
    label: 'Logo',
    hint: 'In header and footer, in place of the name. A transparent PNG or WebP, at least 80 pixels high.',
  },
  darkLogo: {
    kind: 'picture',
    initially: '',
    label: 'Logo on dark grounds',
    hint: 'For the footer and the dark scheme. Without it, the logo stands there, too.',
  },
  icon: {
    kind: 'picture',
    initially: '',
    label: 'Icon',
    hint: 'For tabs, bookmarks and home screens. A square, best 512 pixels wide.',
  },
  socialPicture: {
    kind: 'picture',
    initially: '',
    label: 'Social picture',
    hint: 'Shown where somebody shares a link to the shop. Best 1200 by 630 pixels.',
  },
} as const satisfies { [name: string]: Field };

export type Looks = ValuesOf<typeof LOOK_FIELDS>;

export const DEFAULT_LOOKS: Looks = { ...initialValues(LOOK_FIELDS) };

/** Completes looks of which only what differs from the defaults is stored. */
export function completeLooks(chosen: Partial<Looks>): Looks {
  return { ...DEFAULT_LOOKS, ...chosen };
}

/** Picks what differs from the defaults. */
export function pickChosen(looks: { [Name in keyof Looks]: Looks[Name] | undefined }): Partial<Looks> {
  const differs = ([name, value]: [string, unknown]) =>
    value !== undefined && value !== DEFAULT_LOOKS[name as keyof Looks];
  return Object.fromEntries(Object.entries(looks).filter(differs));
}
