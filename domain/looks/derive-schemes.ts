import { contrast, findNearest, type Oklch, toHex, toOklch } from './color.ts';
import { CONTROL_CONTRAST, CONTROL_PAIRS, GROUNDS, TEXT_CONTRAST, TEXT_PAIRS } from './contrast-pairs.ts';
import { type ColorName, DEFAULT_SCHEMES, type Scheme, type SchemeName } from './default-schemes.ts';

/** The colors that a seller chooses; the others follow from them. */
export type ChosenColors = { accent: string; paper: string };

export type Schemes = Readonly<Record<SchemeName, Scheme>>;

type Colors = Record<ColorName, string>;

/**
 * Derives the colors of all tokens in both schemes (model W4): grounds, lines and texts have the tint of the
 * paper, and what is drawn on them gets the nearest lightness that has enough contrast. The colors of the
 * specification give those of the theme.
 */
export function deriveSchemes(chosen: ChosenColors): Schemes {
  return { light: deriveScheme('light', chosen), dark: deriveScheme('dark', chosen) };
}

function deriveScheme(name: SchemeName, { accent, paper }: ChosenColors): Scheme {
  const colors: Colors = { ...DEFAULT_SCHEMES[name] };
  if (paper !== DEFAULT_SCHEMES.light.paper) tint(colors, name, paper);
  for (const drawn of ['ink', 'focus', 'muted', 'control', 'good', 'bad', 'warn', 'info'] as const)
    correct(colors, drawn);
  if (accent !== DEFAULT_SCHEMES.light.accent) Object.assign(colors, accentColors(colors, name, accent));
  for (const drawn of ['accent-ink', 'mark'] as const) correct(colors, drawn);
  return colors;
}

/** The least contrast of the text on buttons of this color, which is dark or white. */
export function measureAccentText(accent: string): number {
  const text = textOn(accent);
  return Math.min(contrast(text, accent), contrast(text, hoverColor(accent)));
}

/** The most contrast that a text can have with all grounds of this paper. */
export function measurePaperText(paper: string): number {
  const colors: Colors = { ...DEFAULT_SCHEMES.light };
  tint(colors, 'light', paper);
  return Math.min(...GROUNDS.map((ground) => contrast('#000000', colors[ground])));
}

/** Gives the neutral colors the hue of the paper, and as much of its chroma as they have of the default's. */
function tint(colors: Colors, name: SchemeName, paper: string): void {
  const [from, to] = [toOklch(DEFAULT_SCHEMES.light.paper), toOklch(paper)];
  const share = Math.min(MOST_TINT, to.chroma / from.chroma);
  const tinted = (hex: string, darker = 0) => {
    const { lightness, chroma } = toOklch(hex);
    return toHex({ lightness: lightness - darker, chroma: chroma * share, hue: to.hue });
  };
  for (const neutral of NEUTRALS) colors[neutral] = tinted(colors[neutral]);
  if (name === 'dark') {
    for (const ground of GROUNDS) colors[ground] = tinted(colors[ground]);
    return;
  }
  const darker = from.lightness - to.lightness;
  colors.line = tinted(DEFAULT_SCHEMES.light.line, darker);
  colors.sunken = tinted(colors.sunken, darker);
  colors.paper = paper;
}

const NEUTRALS = [
  'ink',
  'muted',
  'line',
  'control',
  'night',
  'on-night',
  'on-night-muted',
  'focus',
] as const satisfies readonly ColorName[];

/** Of the tints of the specification; a colorful paper does not make colorful letters. */
const MOST_TINT = 2.5;

function accentColors(colors: Colors, name: SchemeName, chosen: string): Partial<Colors> {
  // On a dark page, a dark accent would be a hole.
  const isSeen = (candidate: string) =>
    GROUNDS.every((ground) => contrast(candidate, colors[ground]) >= CONTROL_CONTRAST) &&
    measureAccentText(candidate) >= TEXT_CONTRAST;
  const accent = name === 'light' ? chosen : (findNearest(chosen, isSeen) ?? chosen);
  const color = toOklch(accent);
  const like = (part: Partial<Oklch>, mostChroma: number) =>
    toHex({ ...color, ...part, chroma: Math.min(color.chroma, mostChroma) });
  const deeper = color.lightness > 0.45 ? -0.17 : 0.17;
  return {
    accent,
    'accent-hover': hoverColor(accent),
    'on-accent': textOn(accent),
    'accent-soft': like({ lightness: name === 'light' ? 0.954 : 0.297 }, 0.044),
    'accent-ink': like({ lightness: name === 'light' ? 0.479 : 0.844 }, 0.125),
    'accent-deep': toHex({ ...color, lightness: color.lightness + deeper }),
    mark: accent,
  };
}

/** Moves away from the color of the text, so that its contrast grows. */
function hoverColor(accent: string): string {
  const color = toOklch(accent);
  const change = textOn(accent) === WHITE ? -0.05 : 0.05;
  return toHex({ ...color, lightness: Math.min(1, Math.max(0, color.lightness + change)) });
}

function textOn(accent: string): string {
  return contrast(DARK, accent) >= contrast(WHITE, accent) ? DARK : WHITE;
}

const DARK = DEFAULT_SCHEMES.light['on-accent'];
const WHITE = '#ffffff';

/** Gives a color the nearest lightness that has enough contrast with its grounds, if there is one. */
function correct(colors: Colors, drawn: ColorName): void {
  const textGrounds = groundsOf(TEXT_PAIRS, drawn).map((ground) => ({ ground, least: TEXT_CONTRAST }));
  const controlGrounds = groundsOf(CONTROL_PAIRS, drawn).map((ground) => ({
    ground,
    least: CONTROL_CONTRAST,
  }));
  const needs = [...textGrounds, ...controlGrounds];
  const passes = (candidate: string) =>
    needs.every(({ ground, least }) => contrast(candidate, colors[ground]) >= least);
  colors[drawn] = findNearest(colors[drawn], passes) ?? colors[drawn];
}

function groundsOf(pairs: typeof TEXT_PAIRS, drawn: ColorName): ColorName[] {
  return pairs.filter(([one]) => one === drawn).map(([, ground]) => ground);
}
