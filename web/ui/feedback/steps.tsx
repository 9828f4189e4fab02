import Check from 'lucide-react/icons/check';
import { classNames } from '../styles/class-names.ts';
import { ProgressBar } from './progress-bar.tsx';

export interface StepsProps {
  label: string;
  steps: readonly string[];
  /** The number of reached steps; the last of them is the current one. */
  reached: number;
}

export function Steps({ label, steps, reached }: StepsProps) {
  return (
    <div className="@container">
      <ProgressBar label={label} percent={(reached / steps.length) * 100} showPercent />
      <ol className="mt-5 grid gap-3 @xl:auto-cols-fr @xl:grid-flow-col @xl:gap-0">
        {steps.map((step, index) => {
          const isReached = index < reached;
          const isCurrent = index === reached - 1;
          return (
            <li
              key={step}
              aria-current={isCurrent ? 'step' : undefined}
              className={classNames(
                // Each mark is where the bar ends once its step is reached.
                'flex items-center gap-2 text-sm @xl:flex-row-reverse',
                isReached ? 'text-ink' : 'text-muted',
                isCurrent && 'font-semibold',
              )}
            >
              <span
                className={classNames(
                  'grid size-5 shrink-0 place-items-center rounded-full border',
                  isReached ? 'border-ink bg-accent text-on-accent' : 'border-control',
                )}
              >
                {isReached && <Check aria-hidden="true" className="size-3" strokeWidth={3} />}
              </span>
              {step}
              {isReached && !isCurrent && <span className="sr-only">, done</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
