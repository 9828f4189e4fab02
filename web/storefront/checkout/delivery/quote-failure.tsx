import type { ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

type Props = {
  /** Null if asking again cannot help. */
  retry: (() => void) | null;
  className?: string;
  children: ReactNode;
};

/** Explains why the order has no price. The request repeats by itself, and at once by this button. */
export function QuoteFailure({ retry, className, children }: Props) {
  return (
    <div role="alert" className={classNames('grid justify-items-start gap-3 text-bad', className)}>
      <p>
        {children}
        {retry && ' We keep trying.'}
      </p>
      {retry && (
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  );
}
