/** A typeface of headings or texts; its files are `web/public/typefaces/<file>-basic.woff2` and `-more`. */
export type Typeface = {
  family: string;
  file: string;
  /** The weights that its files have. */
  weights: string;
  /** Measures of its letters in em: the average width weighted by English, ascent and descent. */
  width: number;
  ascent: number;
  descent: number;
  isSerif: boolean;
};

type Pair = { label: string; display: Typeface; sans: Typeface };

/** The pairs of typefaces beside that of the specification, which is part of the theme. */
export const OTHER_TYPEFACES = {
  elegant: {
    label: 'Elegant: Bodoni Moda and Mulish',
    display: heading('Bodoni Moda', 'bodoni-moda', [0.5151, 1.125, 0.4], true),
    sans: body('Mulish', 'mulish', '200 1000', [0.5061, 1.005, 0.25]),
  },
  literary: {
    label: 'Literary: Literata and Nunito Sans',
    display: heading('Literata', 'literata', [0.5477, 1.177, 0.308], true),
    sans: body('Nunito Sans', 'nunito-sans', '200 1000', [0.4911, 1.011, 0.353]),
  },
  modern: {
    label: 'Modern: Space Grotesk and Inter',
    display: heading('Space Grotesk', 'space-grotesk', [0.5411, 0.984, 0.292], false),
    sans: body('Inter', 'inter', '100 900', [0.5163, 0.969, 0.241]),
  },
  friendly: {
    label: 'Friendly: Outfit and Nunito',
    display: heading('Outfit', 'outfit', [0.4934, 1, 0.26], false),
    sans: body('Nunito', 'nunito', '200 1000', [0.4911, 1.011, 0.353]),
  },
  sturdy: {
    label: 'Sturdy: Bitter and Work Sans',
    display: heading('Bitter', 'bitter', [0.5242, 0.935, 0.265], true),
    sans: body('Work Sans', 'work-sans', '100 900', [0.5354, 0.93, 0.243]),
  },
} as const satisfies Record<string, Pair>;

export type OtherTypefaces = keyof typeof OTHER_TYPEFACES;

export const OTHER_TYPEFACE_NAMES = Object.keys(OTHER_TYPEFACES) as [OtherTypefaces, ...OtherTypefaces[]];

/** A typeface of headings has one weight, which stands for its neighbours. */
function heading(family: string, file: string, measures: Measures, isSerif: boolean): Typeface {
  return { family, file, weights: '400 600', ...named(measures), isSerif };
}

function body(family: string, file: string, weights: string, measures: Measures): Typeface {
  return { family, file, weights, ...named(measures), isSerif: false };
}

type Measures = readonly [width: number, ascent: number, descent: number];

function named([width, ascent, descent]: Measures) {
  return { width, ascent, descent };
}

/** The path of a file of a typeface; `part` is 'basic' or 'more' (`web/ui/styles/fonts/README.md`). */
export function typefaceFile({ file }: Pick<Typeface, 'file'>, part: 'basic' | 'more'): string {
  return `/typefaces/${file}-${part}.woff2`;
}
