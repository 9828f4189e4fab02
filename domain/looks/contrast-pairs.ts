import type { ColorName } from './default-schemes.ts';

export type ContrastPair = readonly [drawn: ColorName, ground: ColorName];

/** The least contrast of text with its ground (WCAG 1.4.3). */
export const TEXT_CONTRAST = 4.5;

/** The least contrast of borders of controls, of drawings with a meaning, and of the focus (WCAG 1.4.11). */
export const CONTROL_CONTRAST = 3;

export const GROUNDS = ['sunken', 'paper', 'surface', 'raised'] as const satisfies readonly ColorName[];

const NEWS = ['good', 'bad', 'warn', 'info'] as const;

export const SOFT_GROUNDS = ['accent-soft', ...NEWS.map((news) => `${news}-soft` as const)] as const;

/** Texts, and the grounds on which `web/ui/README.md` allows them. */
export const TEXT_PAIRS: readonly ContrastPair[] = [
  ...cross(['ink', 'muted'], [...GROUNDS, ...SOFT_GROUNDS]),
  ...cross(['accent-ink', ...NEWS], GROUNDS),
  ['accent-ink', 'accent-soft'],
  ...NEWS.map((news): ContrastPair => [news, `${news}-soft`]),
  ...cross(['on-accent'], ['accent', 'accent-hover']),
  ['on-good', 'good'],
  ['on-bad', 'bad'],
  ...cross(['on-night', 'on-night-muted'], ['night']),
  ['paper', 'ink'],
];

export const CONTROL_PAIRS: readonly ContrastPair[] = cross(['control', 'mark', 'focus'], GROUNDS);

function cross(drawn: readonly ColorName[], grounds: readonly ColorName[]): ContrastPair[] {
  return drawn.flatMap((one) => grounds.map((ground): ContrastPair => [one, ground]));
}
