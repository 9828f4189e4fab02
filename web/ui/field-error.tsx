import { CircleAlert } from 'lucide-react';

export interface FieldErrorProps {
  id: string;
  children: string | undefined;
}

/** The message below a field. The icon is there for whoever does not see red. */
export function FieldError({ id, children }: FieldErrorProps) {
  if (!children) return null;
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-bad">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
