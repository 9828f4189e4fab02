import { Checkbox } from '#web/ui/forms/checkbox.tsx';

type Props = {
  /** The subject of the email, in words before 'to'; news of the change unless given. */
  what?: string;
  /** Who gets it. Nobody does after they had their data deleted: there is no question then. */
  email: string;
  checked: boolean;
  onChange: (notify: boolean) => void;
  className?: string;
};

/** Says which email a change sends to a customer, who gets none if it is not ticked. */
export function NotifyCheckbox({ what, email, checked, onChange, className }: Props) {
  if (email === '') return null;
  return (
    <Checkbox
      label={
        <>
          Email {what && `${what} to `}
          <span className="wrap-anywhere">{email}</span>
        </>
      }
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      className={className}
    />
  );
}
