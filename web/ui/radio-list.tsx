import { type ReactNode, useId } from 'react';
import { ChoiceRow } from './choice-row.tsx';
import { RadioGroup } from './radio-group.tsx';

export interface RadioChoice {
  value: string;
  label: ReactNode;
  /** How many this choice would give, shown beside it. */
  count?: number | undefined;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioListProps {
  legend: ReactNode;
  hideLegend?: boolean | undefined;
  name: string;
  choices: readonly RadioChoice[];
  /** Given, the list is controlled; else `defaultValue` is chosen first and the form keeps the rest. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  error?: string | undefined;
  className?: string | undefined;
}

/** One of several, as plain radios in a fieldset: arrow keys move, and a form sends it without any script. */
export function RadioList({
  legend,
  hideLegend,
  name,
  choices,
  value,
  defaultValue,
  onChange,
  error,
  className,
}: RadioListProps) {
  const id = useId();

  return (
    <RadioGroup {...{ legend, hideLegend, error, className }}>
      {choices.map((choice, index) => {
        const choiceId = `${id}-${index}`;
        const hintId = `${choiceId}-hint`;
        return (
          <ChoiceRow
            key={choice.value}
            htmlFor={choiceId}
            label={choice.label}
            hint={choice.hint}
            hintId={hintId}
            count={choice.count}
          >
            <input
              type="radio"
              id={choiceId}
              name={name}
              value={choice.value}
              disabled={choice.disabled}
              {...(value === undefined
                ? { defaultChecked: choice.value === defaultValue }
                : { checked: choice.value === value })}
              onChange={() => onChange?.(choice.value)}
              aria-describedby={choice.hint ? hintId : undefined}
              className="choice peer rounded-full"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute size-2 rounded-full bg-on-accent opacity-0 peer-checked:opacity-100 forced-colors:hidden"
            />
          </ChoiceRow>
        );
      })}
    </RadioGroup>
  );
}
