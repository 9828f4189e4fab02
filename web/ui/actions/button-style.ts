import { classNames } from '../styles/class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonStyle {
  /** One primary action per screen; `quiet` for minor actions. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
}

/** The shared look of buttons and links that look like one. */
export function buttonClasses(
  { variant = 'secondary', size = 'md', wide }: ButtonStyle,
  extra?: string,
): string {
  return classNames(FRAME, VARIANTS[variant], SIZES[size], wide ? 'w-full' : 'w-fit', extra);
}

// The border is transparent rather than absent: forced colors show it, and all variants have one height.
const FRAME =
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-lg border text-center font-semibold ' +
  'transition-colors select-none not-disabled:not-aria-disabled:active:scale-98 disabled:cursor-not-allowed disabled:opacity-50 ' +
  'aria-disabled:cursor-not-allowed';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  secondary:
    'border-control bg-surface text-ink hover:border-ink compact:border-line compact:shadow-sm compact:hover:border-control',
  quiet: 'border-transparent text-ink hover:bg-sunken',
  danger: 'border-transparent bg-bad text-on-bad hover:opacity-90',
};

// At least 44 px for touch.
const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11 pointer-coarse:min-w-11 compact:pointer-fine:min-h-8 compact:pointer-fine:px-2.5',
  md:
    'min-h-11 px-5 py-2 text-base ' +
    'compact:px-4 compact:text-sm compact:pointer-fine:min-h-9 compact:pointer-fine:px-3.5 compact:pointer-fine:py-1',
  lg: 'min-h-13 px-7 py-2.5 text-base sm:text-lg',
};
