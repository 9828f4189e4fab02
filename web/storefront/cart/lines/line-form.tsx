import type { ReactNode } from 'react';
import { CART_PATH, type CartIntent, INTENT } from '../cart-form-fields.ts';

type Props = {
  intent: CartIntent;
  lineKey: string;
  onSubmit: () => void;
  className?: string;
  children: ReactNode;
};

/** A change of a line: a call, or without script a form. */
export function LineForm({ intent, lineKey, onSubmit, className, children }: Props) {
  return (
    <form
      method="post"
      action={CART_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className={className}
    >
      <input type="hidden" name={INTENT} value={intent} />
      <input type="hidden" name="key" value={lineKey} />
      {children}
    </form>
  );
}
