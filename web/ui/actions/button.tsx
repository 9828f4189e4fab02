import { type ComponentProps, type MouseEvent, type ReactNode, useEffect } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { useAnnounce } from '../feedback/use-announce.ts';
import { classNames } from '../styles/class-names.ts';
import { type ButtonStyle, buttonClasses } from './button-style.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Prevents clicks and submits without losing the focus. */
  busy?: boolean | undefined;
  /** Replaces the label while busy, and is announced. */
  busyLabel?: string | undefined;
  /** Nothing to do now. Unlike `disabled`, keeps the focus. */
  unavailable?: boolean | undefined;
  icon?: ReactNode;
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  unavailable = false,
  icon,
  className,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const announce = useAnnounce();
  useEffect(() => {
    if (busy && busyLabel) announce(busyLabel);
  }, [busy, busyLabel, announce]);

  function fireUnlessBusy(event: MouseEvent<HTMLButtonElement>) {
    if (busy || unavailable) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }

  // `disabled` would drop the focus.
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ variant, size, wide }, classNames(unavailable && 'opacity-50', className))}
      aria-disabled={busy || unavailable || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={fireUnlessBusy}
    >
      {busy ? <Spinner label={null} size="sm" /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}
