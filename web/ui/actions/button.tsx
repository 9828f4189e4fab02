import { type ComponentProps, type MouseEvent, type ReactNode, useEffect } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { useAnnounce } from '../feedback/use-announce.ts';
import { classNames } from '../styles/class-names.ts';
import { type ButtonStyle, buttonClasses } from './button-style.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /**
   * Work is under way: the button keeps its focus but cannot fire, neither by click nor by Enter in its form.
   */
  busy?: boolean | undefined;
  /**
   * Stands in for the label while busy, and is announced: the form may have been sent from a field, by Enter.
   */
  busyLabel?: string | undefined;
  /** There is nothing for it to do now. Unlike `disabled` it keeps the focus of whoever just pressed it. */
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

  // `disabled` would drop the focus of whoever just pressed it, hence aria-disabled.
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
