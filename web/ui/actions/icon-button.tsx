import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Accessible name and tooltip. */
  label: string;
  children: ReactNode;
  variant?: 'quiet' | 'secondary' | undefined;
  size?: 'sm' | 'md' | undefined;
  /** Nothing to do now. Keeps the focus. */
  unavailable?: boolean | undefined;
}

export function IconButton({
  label,
  children,
  variant = 'quiet',
  size = 'md',
  unavailable = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-disabled={unavailable || rest['aria-disabled']}
      onClick={unavailable ? undefined : onClick}
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-lg border text-ink transition-colors hover:bg-sunken not-disabled:not-aria-disabled:active:scale-95',
        'compact:text-muted compact:hover:text-ink compact:aria-pressed:text-ink',
        'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed',
        variant === 'secondary' ? 'border-control bg-surface' : 'border-transparent',
        size === 'sm'
          ? 'size-9 pointer-coarse:size-11 compact:pointer-fine:size-8'
          : 'size-11 compact:pointer-fine:size-9',
        className,
      )}
    >
      {children}
    </button>
  );
}
