import { DEFAULT_SCHEMES, type Scheme, type SchemeName } from './default-schemes.ts';
import { deriveSchemes } from './derive-schemes.ts';
import { DEFAULT_LOOKS, type Looks } from './look-fields.ts';
import { OTHER_TYPEFACES, type Typeface, typefaceFile } from './typefaces.ts';

/**
 * Writes the style sheet by which looks differ from the theme: tokens over `web/ui/styles/theme.css`, which
 * it follows, and the typefaces; empty if nothing differs. `only` shows that scheme alone, to everybody.
 * Colors are '#' and six digits, and all other values are those of the code: nothing typed can end a rule.
 */
export function writeStyleSheet(looks: Looks, { only }: { only?: SchemeName | undefined } = {}): string {
  const { light, dark } = deriveSchemes(looks);
  const lightTokens = [...colorTokens(light, DEFAULT_SCHEMES.light), ...radiusTokens(looks.radius)];
  const darkTokens = colorTokens(dark, DEFAULT_SCHEMES.dark);
  const { faces, tokens } = typefaceRules(looks);
  return [
    ...faces,
    rule([...lightTokens, ...tokens]),
    darkTokens.length > 0 && `@media screen and (prefers-color-scheme:dark){${rule(darkTokens)}}`,
    lightTokens.length > 0 && MORE_CONTRAST,
    only && rule([`color-scheme:${only}`, ...allTokens({ light, dark }[only])]),
  ]
    .filter(Boolean)
    .join('\n');
}

/** As the theme has it, which these tokens would replace. */
const MORE_CONTRAST = `@media (prefers-contrast:more){${rule([
  '--color-muted:var(--color-ink)',
  '--color-line:var(--color-control)',
])}}`;

function rule(tokens: readonly string[]): string {
  return tokens.length === 0 ? '' : `:root{${tokens.join(';')}}`;
}

function colorTokens(scheme: Scheme, theme: Scheme): string[] {
  return Object.entries(scheme).flatMap(([name, color]) =>
    color === theme[name as keyof Scheme] ? [] : [`--color-${name}:${color}`],
  );
}

function allTokens(scheme: Scheme): string[] {
  return Object.entries(scheme).map(([name, color]) => `--color-${name}:${color}`);
}

/** CSS pixels of the theme. */
const RADII = { xs: 3, sm: 6, md: 8, lg: DEFAULT_LOOKS.radius, xl: 14 };

function radiusTokens(radius: number): string[] {
  if (radius === DEFAULT_LOOKS.radius) return [];
  return Object.entries(RADII).map(([name, pixels]) => `--radius-${name}:${scaleRadius(pixels, radius)}px`);
}

/** A corner of the theme, in CSS pixels, in proportion to the radius that a seller chose. */
export function scaleRadius(pixels: number, radius: number): number {
  return Math.round((pixels * radius * 10) / RADII.lg) / 10;
}

/** The rules that load the files of a pair of typefaces, and the tokens that name them. */
export function typefaceRules({ typefaces }: Pick<Looks, 'typefaces'>): {
  faces: string[];
  tokens: string[];
} {
  if (typefaces === 'classic') return { faces: [], tokens: [] };
  const { display, sans } = OTHER_TYPEFACES[typefaces];
  return {
    faces: [display, sans].flatMap((face) => [...fileRules(face), ...fallbackRules(face)]),
    tokens: [`--font-display:${familyList(display)}`, `--font-sans:${familyList(sans)}`],
  };
}

/** The signs of the two files of a typeface, as those of `web/ui/styles/fonts.css`. */
const RANGES = {
  basic: 'U+20-7E,U+A0,U+A9,U+AB,U+AD,U+B0,U+B2,U+B7,U+BB,U+D7,U+2000-206F,U+20AC,U+2122,U+2212',
  more:
    'U+A1-A8,U+AA,U+AC,U+AE-AF,U+B1,U+B3-B6,U+B8-BA,U+BC-D6,U+D8-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,' +
    'U+2DA,U+2DC,U+304,U+308,U+329,U+2191,U+2193,U+2215,U+FEFF,U+FFFD',
};

function fileRules(face: Typeface): string[] {
  return (['basic', 'more'] as const).map(
    (part) =>
      `@font-face{font-family:"${face.family}";font-weight:${face.weights};font-display:swap;` +
      `src:url("${typefaceFile(face, part)}") format("woff2");unicode-range:${RANGES[part]}}`,
  );
}

/** Fonts of systems, with the average width of their letters in em, weighted as that of a typeface. */
const FALLBACKS = {
  serif: [
    { suffix: 'Georgia', fonts: ['Georgia', 'Gelasio'], width: 0.4925 },
    { suffix: 'Times', fonts: ['Times New Roman', 'Liberation Serif', 'Tinos'], width: 0.4485 },
    { suffix: 'DejaVu', fonts: ['DejaVu Serif'], width: 0.5666 },
  ],
  sans: [
    { suffix: 'Arial', fonts: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'], width: 0.4848 },
    { suffix: 'DejaVu', fonts: ['DejaVu Sans'], width: 0.5549 },
  ],
};

function fallbacksFor({ isSerif }: Typeface) {
  return FALLBACKS[isSerif ? 'serif' : 'sans'];
}

/** System fonts stretched to a typeface, so that nothing jumps when it arrives. */
function fallbackRules(face: Typeface): string[] {
  return fallbacksFor(face).map(({ suffix, fonts, width }) => {
    const size = face.width / width;
    const sources = fonts.map((font) => `local("${font}")`).join(',');
    return (
      `@font-face{font-family:"${face.family} ${suffix}";src:${sources};size-adjust:${percent(size)};` +
      `ascent-override:${percent(face.ascent / size)};descent-override:${percent(face.descent / size)};` +
      'line-gap-override:0%}'
    );
  });
}

function percent(share: number): string {
  return `${Math.round(share * 1_000) / 10}%`;
}

function familyList(face: Typeface): string {
  const families = [face.family, ...fallbacksFor(face).map(({ suffix }) => `${face.family} ${suffix}`)];
  return [...families.map((family) => `"${family}"`), face.isSerif ? 'serif' : 'sans-serif'].join(',');
}
