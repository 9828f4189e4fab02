import { Checkbox } from '#web/ui/forms/checkbox.tsx';

type Props = {
  /** The subject of the email, in words before 'to'; 'news of the change' by default. */
  what?: string;
  /** The recipient; empty after the customer's data was deleted, and the checkbox is hidden then. */
  email: string;
  checked: boolean;
  onChange: (notify: boolean) => void;
  className?: string;
};

/** Chooses whether a change sends an email to the customer, and names that email. */
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
