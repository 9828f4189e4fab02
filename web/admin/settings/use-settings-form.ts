import { use } from 'react';
import { getSettings, updateSettings, type WireSettings } from '#contract/calls/settings.ts';
import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/data.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { useMergedFields } from '../screen/use-merged-fields.ts';
import { SetTimeZoneContext } from './set-time-zone.ts';
import {
  checkSettings,
  diffSettings,
  isChanged,
  type SettingsFormValues,
  serializeSetting,
  settingsToValues,
} from './settings-form-values.ts';

/** The form of the settings: values, errors, saving, and conflicts with other members of staff. */
export function useSettingsForm(saved: WireSettings) {
  const setTimeZone = use(SetTimeZoneContext);
  const fields = useMergedFields(saved, { valuesOf: settingsToValues, textOf: serializeSetting });
  const { base, baseValues, values, merge, resolve } = fields;
  const { run, busy, form, fieldErrors, clearErrors } = useMutation(save, {
    success: 'Settings saved',
    failure: ({ message, status }) => (status === 409 ? null : { title: NOT_SAVED, message }),
    refresh: 'never',
  });

  async function save() {
    const checked = checkSettings(values);
    if (!checked.ok)
      throw invalid(checked.errors, { title: NOT_SAVED, message: 'Some fields are not right.' });
    if (fields.hasConflicts) throw invalid({});
    try {
      const body = { ...diffSettings(base, checked.body), seen: base.changedAt };
      const { body: now } = await browserApi(updateSettings, { body });
      fields.continueFrom(now);
      fields.change(settingsToValues(now));
      setTimeZone(now.timeZone);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        const { body: theirs } = await browserApi(getSettings, {});
        fields.takeOver(theirs, error.message);
      }
      throw error;
    }
  }

  return {
    form,
    base,
    values,
    baseValues,
    merge,
    resolve,
    errors: fieldErrors,
    change(part: Partial<SettingsFormValues>) {
      fields.change(part);
      clearErrors(...Object.keys(part));
    },
    submit: onSubmit(run),
    busy,
    isDirty: isChanged(base, values),
    discard() {
      fields.continueFrom(base);
      fields.discard();
      clearErrors();
    },
  };
}

const NOT_SAVED = 'Failed to save settings';

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
