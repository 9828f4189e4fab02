import { Fragment, type ReactNode, useId } from 'react';
import { formatCount } from '#domain/counts.ts';
import { RadioGroup } from './radio-group.tsx';

export interface RadioChoice {
  value: string;
  label: ReactNode;
  count?: number | undefined;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioListProps {
  legend: ReactNode;
  name: string;
  choices: readonly RadioChoice[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  error?: string | undefined;
  className?: string | undefined;
}

export function RadioList({
  legend,
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
    <RadioGroup {...{ legend, error, className }}>
      {choices.map((choice, index) => {
        const hintId = choice.hint ? `${id}-${index}` : undefined;
        return (
          <Fragment key={choice.value}>
            <label className="choice-row">
              <input
                type="radio"
                name={name}
                value={choice.value}
                disabled={choice.disabled}
                {...(value === undefined
                  ? { defaultChecked: choice.value === defaultValue }
                  : { checked: choice.value === value })}
                onChange={() => onChange?.(choice.value)}
                aria-describedby={hintId}
                className="choice choice-radio"
              />
              <span>{choice.label}</span>
              {choice.count !== undefined && <small>{formatCount(choice.count)}</small>}
            </label>
            {hintId && (
              <p id={hintId} className="ml-8 text-sm text-muted">
                {choice.hint}
              </p>
            )}
          </Fragment>
        );
      })}
    </RadioGroup>
  );
}
