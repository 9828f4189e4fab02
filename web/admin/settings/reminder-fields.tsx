import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import type { SettingsFormState } from './use-settings-form.ts';

export function ReminderFields({ settings: { values, change } }: { settings: SettingsFormState }) {
  return (
    <Checkbox
      label="Offer a reminder at the checkout"
      hint="Only shoppers who tick a box get it, at most once a week, and not if they have bought since. Each reminder has a link to stop them."
      name="remindUnfinished"
      checked={values.remindUnfinished}
      onChange={({ currentTarget }) => change({ remindUnfinished: currentTarget.checked })}
    />
  );
}
