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
