/**
 * The colors of the design tokens in both schemes, as `web/ui/styles/theme.css` has them: a shop with the
 * accent and the paper of the specification has exactly these. The test of the theme compares both.
 */
export const DEFAULT_SCHEMES = {
  light: {
    sunken: '#f6f0e6',
    paper: '#fffcf7',
    surface: '#ffffff',
    raised: '#ffffff',
    ink: '#1c1917',
    muted: '#675e55',
    line: '#e9e0d3',
    control: '#8a7f72',
    accent: '#f6a623',
    'accent-hover': '#e8960c',
    'on-accent': '#1c1917',
    'accent-soft': '#fdeed2',
    'accent-ink': '#8a4b00',
    mark: '#c96e00',
    'accent-deep': '#c06a00',
    good: '#1d5a3b',
    'on-good': '#ffffff',
    'good-soft': '#e3f0e6',
    bad: '#ae2418',
    'on-bad': '#ffffff',
    'bad-soft': '#fceae6',
    warn: '#75500a',
    'warn-soft': '#fbf0cf',
    info: '#1f4d78',
    'info-soft': '#e5eef6',
    night: '#1c1917',
    'on-night': '#fffcf7',
    'on-night-muted': '#b8ada0',
    focus: '#1c1917',
  },
  dark: {
    sunken: '#100d0b',
    paper: '#161311',
    surface: '#1e1a17',
    raised: '#28231f',
    ink: '#f6efe5',
    muted: '#b7ab9d',
    line: '#38312b',
    control: '#8d8275',
    accent: '#f6a623',
    'accent-hover': '#ffba45',
    'on-accent': '#1c1917',
    'accent-soft': '#3a2a0e',
    'accent-ink': '#f9c168',
    mark: '#f6a623',
    'accent-deep': '#b96300',
    good: '#84cda2',
    'on-good': '#0c2014',
    'good-soft': '#14301f',
    bad: '#ffa396',
    'on-bad': '#2b0a06',
    'bad-soft': '#421c16',
    warn: '#ebc468',
    'warn-soft': '#352a0d',
    info: '#a3c8ea',
    'info-soft': '#152a3d',
    night: '#0c0a08',
    'on-night': '#f6efe5',
    'on-night-muted': '#a89c8e',
    focus: '#f6efe5',
  },
} as const;

export type SchemeName = keyof typeof DEFAULT_SCHEMES;

export type ColorName = keyof (typeof DEFAULT_SCHEMES)['light'];

/** A color for each token. */
export type Scheme = Readonly<Record<ColorName, string>>;
