import type { ReactNode } from 'react';
import { formatCount } from '#domain/counts.ts';
import { LineDrawing } from '../pictures/line-drawing.tsx';

export interface CheckChoice {
  name: string;
  value: string;
  label: string;
  checked: boolean;
  /** Unknown if absent. */
  count?: number | undefined;
}

interface CheckListProps {
  legend: ReactNode;
  choices: readonly CheckChoice[];
  onToggle: (choice: CheckChoice) => void;
}

/** Several of some values, each with its count. */
export function CheckList({ legend, choices, onToggle }: CheckListProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-base font-semibold">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value + choice.name} className="choice-row">
          <input
            type="checkbox"
            name={choice.name}
            value={choice.value}
            checked={choice.checked}
            onChange={() => onToggle(choice)}
            className="peer choice shrink-0 rounded-sm"
          />
          <LineDrawing
            path="M20 6 9 17l-5-5"
            className="pointer-events-none absolute ml-0.5 size-4 text-on-accent opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
          <span>{choice.label}</span>
          {choice.count !== undefined && (
            <small>
              {formatCount(choice.count)}
              <span className="sr-only"> product(s)</span>
            </small>
          )}
        </label>
      ))}
    </fieldset>
  );
}
