import Star from 'lucide-react/icons/star';
import type { ReactNode } from 'react';
import { RadioGroup } from './radio-group.tsx';

export interface StarPickerProps {
  legend: ReactNode;
  name: string;
  value?: number | undefined;
  defaultValue?: number | undefined;
  onChange?: ((stars: number) => void) | undefined;
  error?: string | undefined;
}

/** Five radios drawn as stars. */
export function StarPicker({ legend, name, value, defaultValue = 0, onChange, error }: StarPickerProps) {
  return (
    <RadioGroup {...{ legend, error }}>
      <div className="star-choices -ml-1.5 flex w-fit">
        {CHOICES.map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-lg transition-colors has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              {...(value === undefined
                ? { defaultChecked: stars === defaultValue }
                : { checked: stars === value })}
              onChange={() => onChange?.(stars)}
              className="sr-only"
            />
            <Star aria-hidden="true" fill="inherit" strokeWidth={1.5} className="size-7" />
            <span className="sr-only">{stars === 1 ? '1 star' : `${stars} stars`}</span>
          </label>
        ))}
      </div>
    </RadioGroup>
  );
}

const CHOICES = [1, 2, 3, 4, 5];
