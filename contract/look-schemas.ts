import * as z from 'zod/mini';
import { findContrastProblems } from '#domain/looks/check-contrast.ts';
import { TEXT_CONTRAST } from '#domain/looks/contrast-pairs.ts';
import type { ChosenColors } from '#domain/looks/derive-schemes.ts';
import { DEFAULT_LOOKS, LOOK_FIELDS } from '#domain/looks/look-fields.ts';
import { OTHER_TYPEFACE_NAMES } from '#domain/looks/typefaces.ts';
import { answerShape, requestShape } from './described.ts';
import { component } from './openapi-component.ts';
import { Publications } from './page-text-schemas.ts';

/** The looks of the shop as its pages need them; what is left out is as in the theme. */
export const ShownLooks = component('ShownLooks', {
  /** The path of the style sheet. */
  styleSheet: z.optional(z.string()),
  /** The ground of the pages in both schemes, for the bars of browsers. */
  themeColors: z.optional(z.object({ light: z.string(), dark: z.string() })),
  /** The paths of the typefaces that every page needs. */
  fonts: z.optional(z.array(z.string())),
  /** In place of the shop's name. */
  logo: z.optional(
    z.object({
      /** A `srcset`, on light and on dark grounds. */
      light: z.string(),
      dark: z.string(),
      /** Pixels, of which the ratio counts. */
      width: z.number(),
      height: z.number(),
    }),
  ),
  /** The digest in the paths of the icons. */
  icon: z.optional(z.string()),
  socialPicture: z.optional(z.string()),
});

export type WireShownLooks = z.output<typeof ShownLooks>;

/** The looks of a printed document, where they differ from those of the theme. */
export const DocumentLooks = component('DocumentLooks', {
  /** For lines, its shade for texts on white paper, and the one that is drawn on it. */
  accent: z.optional(z.object({ line: z.string(), text: z.string(), deep: z.string() })),
  /** The address of an upload. */
  logo: z.optional(z.string()),
  typefaces: z.optional(z.enum(OTHER_TYPEFACE_NAMES)),
});

const requests = requestShape(LOOK_FIELDS);

/** The fields of looks in a request: colors have enough contrast (model W4). */
export const lookRequests = {
  ...requests,
  accent: withContrast('accent'),
  paper: withContrast('paper'),
};

/** Some of the looks; the others stay. */
export const SentLooks = z.partial(z.object(lookRequests));

/** The looks as staff edit them. */
export const StaffLooks = component('StaffLooks', {
  /** The draft; what is published if there is no draft. */
  looks: z.object(answerShape(LOOK_FIELDS)),
  hasDraft: z.boolean(),
  version: z.number(),
  publications: Publications,
});

export type WireStaffLooks = z.output<typeof StaffLooks>;

function withContrast(field: keyof ChosenColors) {
  return requests[field].check(
    z.superRefine((color: string, context) => {
      const message = describeContrastProblem({ ...DEFAULT_LOOKS, [field]: color });
      if (message) context.addIssue({ code: 'custom', message });
    }),
  );
}

/** The first color with too little contrast, in words; null if there is none. */
function describeContrastProblem(chosen: ChosenColors): string | null {
  const [problem] = findContrastProblems(chosen);
  if (!problem) return null;
  const { field, ratio, nearest } = problem;
  const ground = field === 'accent' ? 'this accent' : 'this paper';
  const contrast = `Text on ${ground} has a contrast of ${floorRatio(ratio)}:1, which is below ${TEXT_CONTRAST}:1.`;
  return nearest === null ? contrast : `${contrast} The nearest color that passes is ${nearest}.`;
}

/** Rounded down, so that a refused contrast never looks like one that passes. */
export function floorRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
