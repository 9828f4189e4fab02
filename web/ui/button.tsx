import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonStyle, buttonClasses } from './button-style.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Work is under way: the button keeps its focus but cannot fire, neither by click nor by Enter in its form. */
  busy?: boolean | undefined;
  /** Stands in for the label while busy. */
  busyLabel?: string | undefined;
  icon?: ReactNode;
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  icon,
  className,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  function fireUnlessBusy(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }

  // `disabled` would drop the focus of whoever just pressed it, hence aria-disabled.
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ variant, size, wide }, className)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={fireUnlessBusy}
    >
      {busy ? <Spinner label={null} size="sm" /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}
