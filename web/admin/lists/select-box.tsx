import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';

type Props = {
  /** What it selects, for screen readers. */
  label: string;
  checked: boolean;
  /** Some, but not all of what it stands for. */
  mixed?: boolean;
  onChange: () => void;
};

/** A checkbox alone in its cell; its target is as large as a finger needs. */
export function SelectBox({ label, checked, mixed = false, onChange }: Props) {
  const Mark = mixed ? Minus : Check;
  return (
    <label className="relative -m-3 grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        className="choice peer rounded-sm"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={onChange}
      />
      <Mark
        aria-hidden="true"
        strokeWidth={3}
        className={`pointer-events-none absolute size-4 forced-colors:hidden ${mixed ? 'text-ink' : 'text-on-accent opacity-0 peer-checked:opacity-100'}`}
      />
    </label>
  );
}
