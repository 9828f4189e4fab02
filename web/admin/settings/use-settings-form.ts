import { use, useState } from 'react';
import { updateSettings, type WireSettings } from '#contract/calls/settings.ts';
import { browserApi } from '#web/data.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { SetTimeZoneContext } from './set-time-zone.ts';
import {
  changesOf,
  checkSettings,
  isChanged,
  type SettingsFormValues,
  valuesOf,
} from './settings-form-values.ts';

/** The values of the settings form, their errors, and saving them. */
export function useSettingsForm(saved: WireSettings) {
  const setTimeZone = use(SetTimeZoneContext);
  const [values, setValues] = useState(() => valuesOf(saved));
  const save = useMutation(
    async () => {
      const checked = checkSettings(values);
      if (!checked.ok)
        throw invalid(checked.errors, { title: NOT_SAVED, message: 'Some fields are not right.' });
      const body = { ...changesOf(saved, checked.settings), seen: saved.changedAt };
      const { body: now } = await browserApi(updateSettings, { body });
      setValues(valuesOf(now));
      setTimeZone(now.timeZone);
    },
    {
      success: 'Settings saved',
      failure: ({ message }) => ({ title: NOT_SAVED, message }),
      // After a conflict the next attempt is compared with the loaded settings; the typed values stay.
      refresh: 'conflict',
    },
  );

  return {
    form: save.form,
    values,
    errors: save.fieldErrors,
    change(part: Partial<SettingsFormValues>) {
      setValues((before) => ({ ...before, ...part }));
      save.clearErrors(...Object.keys(part).map((name) => (name === 'taxPercent' ? 'taxRate' : name)));
    },
    submit: onSubmit(save.run),
    busy: save.busy,
    isDirty: isChanged(saved, values),
    discard() {
      setValues(valuesOf(saved));
      save.clearErrors();
    },
  };
}

const NOT_SAVED = 'Failed to save settings';

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
