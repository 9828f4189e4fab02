import X from 'lucide-react/icons/x';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { DiscountFormState } from './use-discount-form.ts';

export type PickerProps = {
  discount: DiscountFormState;
  toggle: (id: string, isChosen: boolean) => void;
};

/** The chosen products or variants of a discount, each with a button that removes it. */
export function ChosenScope({ discount: { values, names }, toggle }: PickerProps) {
  return (
    <ul className="grid gap-1">
      {values.scopeValues.map((id) => (
        <li key={id} className="flex items-center justify-between gap-3 rounded-lg bg-sunken px-3">
          <span className="wrap-anywhere">{names[id] ?? id}</span>
          <IconButton label={`Remove ${names[id] ?? id}`} onClick={() => toggle(id, false)}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
