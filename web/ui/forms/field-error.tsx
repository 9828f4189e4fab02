import { CIRCLE, LineDrawing } from '../pictures/line-drawing.tsx';

export interface FieldErrorProps {
  id: string;
  children: string | undefined;
}

/** The error below a field, announced when it appears. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <div aria-live="polite">
      {children && (
        <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-bad">
          <LineDrawing path={CIRCLE_ALERT} strokeWidth={2} className="mt-0.5 size-4 shrink-0" />
          {children}
        </p>
      )}
    </div>
  );
}

const CIRCLE_ALERT = `${CIRCLE}m0-4v4m0 4h.01`;
