import { contrast, findNearest } from './color.ts';
import {
  CONTROL_CONTRAST,
  CONTROL_PAIRS,
  type ContrastPair,
  TEXT_CONTRAST,
  TEXT_PAIRS,
} from './contrast-pairs.ts';
import type { SchemeName } from './default-schemes.ts';
import {
  type ChosenColors,
  deriveSchemes,
  measureAccentText,
  measurePaperText,
  type Schemes,
} from './derive-schemes.ts';

/** A contrast of chosen colors; `ratio` is the least of its pairs in a scheme. */
export type MeasuredContrast = {
  field: keyof ChosenColors;
  /** What is seen by it, such as 'Text on buttons'. */
  use: string;
  least: number;
  ratio: Readonly<Record<SchemeName, number>>;
};

/** A chosen color with too little contrast; `nearest` is one of its hue that has enough, if there is one. */
export type ContrastProblem = {
  field: keyof ChosenColors;
  ratio: number;
  nearest: string | null;
};

/** Measures what the contrast of chosen colors is for, in the order in which a form shows it. */
export function measureContrast(chosen: ChosenColors): MeasuredContrast[] {
  const schemes = deriveSchemes(chosen);
  return USES.map(({ pairs, ...use }) => ({
    ...use,
    ratio: { light: leastOf(schemes, 'light', pairs), dark: leastOf(schemes, 'dark', pairs) },
  }));
}

/**
 * The chosen colors that have too little contrast, whatever is derived from them: an accent on which neither
 * dark nor white text can be read, a paper on which no text can.
 */
export function findContrastProblems(chosen: ChosenColors): ContrastProblem[] {
  return FIELDS.flatMap((field) => {
    const measure = MEASURES[field];
    const ratio = measure(chosen[field]);
    if (ratio >= TEXT_CONTRAST) return [];
    return [
      { field, ratio, nearest: findNearest(chosen[field], (color) => measure(color) >= TEXT_CONTRAST) },
    ];
  });
}

const FIELDS = ['accent', 'paper'] as const;

const MEASURES = { accent: measureAccentText, paper: measurePaperText };

function leastOf(schemes: Schemes, name: SchemeName, pairs: readonly ContrastPair[]): number {
  const scheme = schemes[name];
  return Math.min(...pairs.map(([drawn, ground]) => contrast(scheme[drawn], scheme[ground])));
}

type Use = Omit<MeasuredContrast, 'ratio'> & { pairs: readonly ContrastPair[] };

const ACCENT_TEXTS: readonly string[] = ['accent-ink'];
const QUIET_TEXTS: readonly string[] = ['muted'];

/** Each pair of the tokens belongs to one use. */
const USES: readonly Use[] = [
  {
    field: 'accent',
    use: 'Text on buttons',
    least: TEXT_CONTRAST,
    pairs: TEXT_PAIRS.filter(([drawn]) => drawn === 'on-accent'),
  },
  {
    field: 'accent',
    use: 'Accented text',
    least: TEXT_CONTRAST,
    pairs: TEXT_PAIRS.filter(([drawn]) => ACCENT_TEXTS.includes(drawn)),
  },
  {
    field: 'accent',
    use: 'Stars and bars',
    least: CONTROL_CONTRAST,
    pairs: CONTROL_PAIRS.filter(([drawn]) => drawn === 'mark'),
  },
  {
    field: 'paper',
    use: 'Text',
    least: TEXT_CONTRAST,
    pairs: TEXT_PAIRS.filter(([drawn]) => ![...ACCENT_TEXTS, ...QUIET_TEXTS, 'on-accent'].includes(drawn)),
  },
  {
    field: 'paper',
    use: 'Quiet text',
    least: TEXT_CONTRAST,
    pairs: TEXT_PAIRS.filter(([drawn]) => QUIET_TEXTS.includes(drawn)),
  },
  {
    field: 'paper',
    use: 'Borders of controls',
    least: CONTROL_CONTRAST,
    pairs: CONTROL_PAIRS.filter(([drawn]) => drawn !== 'mark'),
  },
];
