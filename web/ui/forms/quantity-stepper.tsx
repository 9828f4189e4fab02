import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { classNames } from '../styles/class-names.ts';
import { Field, type FieldFrame } from './field.tsx';
import { parseQuantity, settleQuantity } from './quantity.ts';

export interface QuantityStepperProps extends FieldFrame {
  /** 1 unless given. */
  min?: number | undefined;
  /** The least that can be entered by keys, once the field is left; `min` unless given. */
  least?: number | undefined;
  max: number;
  value: number;
  /** Called with valid whole numbers only. */
  onChange: (quantity: number) => void;
  name?: string | undefined;
}

/** A whole number with a button on either side; without script a plain number input. */
export function QuantityStepper({
  min = 1,
  least = min,
  max,
  value: quantity,
  onChange,
  name,
  ...frame
}: QuantityStepperProps) {
  const [typed, setTyped] = useState<string>();
  const [isStepped, setStepped] = useState(false);

  function change(next: number) {
    if (next !== quantity) onChange(next);
  }

  function type(text: string) {
    setTyped(text);
    setStepped(false);
    const read = parseQuantity(text, min, max);
    if (read !== undefined) change(read);
  }

  function settle() {
    if (typed !== undefined) change(settleQuantity(typed, least, max, quantity));
    setTyped(undefined);
  }

  function step(by: 1 | -1) {
    const next = parseQuantity(String(quantity + by), min, max);
    if (next === undefined) return;
    setTyped(undefined);
    setStepped(true);
    change(next);
  }

  return (
    <Field {...frame}>
      {(control) => (
        <div className="flex w-fit rounded-lg border border-control bg-surface">
          <StepButton label="One less" isOff={quantity <= min} onStep={() => step(-1)}>
            <Minus aria-hidden="true" className="size-4" />
          </StepButton>
          <input
            {...control}
            type="number"
            inputMode="numeric"
            name={name}
            min={min}
            max={max}
            step={1}
            value={typed ?? quantity}
            onChange={(event) => type(event.target.value)}
            onBlur={settle}
            onKeyDown={({ key }) => key === 'Enter' && settle()}
            className="numeric h-11 w-12 rounded-lg bg-transparent text-center font-medium noscript:w-20"
          />
          <StepButton label="One more" isOff={quantity >= max} onStep={() => step(1)}>
            <Plus aria-hidden="true" className="size-4" />
          </StepButton>
          <span role="status" className="sr-only">
            {/* What is shown: a step may be refused. */}
            {isStepped && `${frame.label} ${quantity}`}
          </span>
        </div>
      )}
    </Field>
  );
}

interface StepButtonProps {
  label: string;
  isOff: boolean;
  onStep: () => void;
  children: ReactNode;
}

// `disabled` would drop the focus at the limit.
function StepButton({ label, isOff, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onStep}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-lg transition-colors noscript:hidden',
        isOff ? 'cursor-not-allowed text-muted opacity-50' : 'hover:bg-sunken',
      )}
    >
      {children}
    </button>
  );
}
