import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../styles/class-names.ts';
import { Field, type FieldFrame } from './field.tsx';
import { readQuantity } from './quantity.ts';

export interface QuantityStepperProps extends FieldFrame {
  /** 1 by default. */
  min?: number | undefined;
  max: number;
  /** The reason for the maximum, as 'Only 2 left'. */
  overMost?: string | undefined;
  value: number;
  /** Called with valid whole numbers only. */
  onChange: (quantity: number) => void;
  name?: string | undefined;
}

/** Milliseconds after the last key before the typed number is used. */
const PAUSE = 500;

/**
 * A whole number with a button on either side. An invalid number is an error at the field, changes
 * nothing, and keeps the form from being sent. A plain text field without script: number fields of browsers
 * drop what they do not take, so that '2,5' is 25.
 */
export function QuantityStepper({
  min = 1,
  max,
  overMost,
  value: quantity,
  onChange,
  name,
  ...frame
}: QuantityStepperProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const [isStepped, setStepped] = useState(false);
  /** The quantity before it was typed over. */
  const before = useRef(quantity);
  const limits = { min, max, overMost };
  const read = readQuantity(typed ?? String(quantity), limits);
  const problem = read.ok ? '' : read.message;
  // A quantity that is not typed is checked at once: a link may ask for more than there is.
  const isShown = isLeft || typed === undefined;
  const error = frame.error ?? (isShown && problem !== '' ? problem : undefined);
  useLayoutEffect(() => input.current?.setCustomValidity(problem), [problem]);

  function change(next: number) {
    if (next !== quantity) onChange(next);
  }

  function type(field: HTMLInputElement) {
    const isInside = field === document.activeElement;
    const next = readQuantity(field.value, limits);
    if (typed === undefined) before.current = quantity;
    setTyped(field.value);
    setStepped(false);
    setLeft(!isInside);
    // The beginning of an invalid number may have been used: '2' of '2,5' after a pause.
    if (!next.ok) change(before.current);
    else if (!isInside) change(next.quantity);
  }

  /** Shows the error of an invalid number; uses and formats a valid one. */
  function settle() {
    setLeft(true);
    if (!read.ok) return;
    change(read.quantity);
    setTyped(undefined);
  }

  const apply = useEffectEvent(() => {
    if (read.ok) change(read.quantity);
  });
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(apply, PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  function step(by: 1 | -1) {
    const next = quantity + by;
    // Down from more than there is.
    const isAllowed = by === 1 ? next <= max : next >= min;
    if (!isAllowed) return;
    setTyped(undefined);
    setStepped(true);
    change(Math.min(next, Math.max(max, min)));
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = STEP_KEYS[event.key];
    if (event.key === 'Enter') settle();
    if (!by) return;
    event.preventDefault();
    step(by);
  }

  return (
    <Field {...frame} error={error}>
      {(control) => (
        <div className="flex w-fit rounded-lg border border-control bg-surface">
          <StepButton label="One less" by={-1} isOff={quantity <= min} onStep={step}>
            <Minus aria-hidden="true" className="size-4" />
          </StepButton>
          <input
            {...control}
            ref={input}
            type="text"
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            pattern="[0-9]*"
            name={name}
            aria-valuenow={quantity}
            aria-valuemin={min}
            aria-valuemax={max}
            value={typed ?? quantity}
            onChange={({ currentTarget }) => type(currentTarget)}
            onBlur={settle}
            onKeyDown={onKeyDown}
            // Said at the field instead of in the browser's bubble.
            onInvalid={(event) => {
              event.preventDefault();
              settle();
              event.currentTarget.focus();
            }}
            className="numeric h-11 w-12 rounded-lg bg-transparent text-center font-medium noscript:w-20"
          />
          <StepButton label="One more" by={1} isOff={quantity >= max} onStep={step}>
            <Plus aria-hidden="true" className="size-4" />
          </StepButton>
          <span role="status" className="sr-only">
            {/* The shown value, because a step may be refused. */}
            {isStepped && `${frame.label} ${quantity}`}
          </span>
        </div>
      )}
    </Field>
  );
}

const STEP_KEYS: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 };

interface StepButtonProps {
  label: string;
  by: 1 | -1;
  isOff: boolean;
  onStep: (by: 1 | -1) => void;
  children: ReactNode;
}

// `disabled` would drop the focus at the limit.
function StepButton({ label, by, isOff, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      // Read by the script that answers before the page is hydrated (page-scripts.ts).
      data-step={by}
      onClick={() => onStep(by)}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-lg transition-colors noscript:hidden',
        isOff ? 'cursor-not-allowed text-muted opacity-50' : 'hover:bg-sunken',
      )}
    >
      {children}
    </button>
  );
}
