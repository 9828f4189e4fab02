import { useHydrated } from '#web/shared/use-hydrated.ts';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { findTimeZones, timeZoneOption } from './time-zone-options.ts';
import type { SettingsFormState } from './use-settings-form.ts';

/** Which clocks the shop goes by: what is typed is looked for in the names of all zones. */
export function TimeZoneField({ settings: { values, errors, change } }: { settings: SettingsFormState }) {
  // What time it is there differs between the server's moment and the browser's.
  const now = useHydrated() ? new Date() : null;
  const chosen = values.timeZone === '' ? null : timeZoneOption(values.timeZone, now);
  return (
    <Combobox
      label="Time zone"
      required
      hint={
        chosen?.hint
          ? `It is ${chosen.hint} there. Type a city or a region to find another.`
          : 'Type a city or a region to find one.'
      }
      search={async (text) => findTimeZones(text, new Date())}
      value={chosen && { value: chosen.value, label: chosen.label }}
      onChange={(option) => change({ timeZone: option?.value ?? '' })}
      emptyText="No time zone has this name."
      error={errors.timeZone}
      className="max-w-md"
    />
  );
}
