import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { updateSettings, type WireSettings } from '#contract/calls/settings.ts';
import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/data.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { useSetTimeZone } from './set-time-zone.ts';
import {
  changesOf,
  checkSettings,
  isChanged,
  type SettingErrors,
  type SettingsFormValues,
  valuesOf,
} from './settings-form-values.ts';

/** The form of the settings: what is typed, what is wrong with it, and saving it. */
export function useSettingsForm(saved: WireSettings) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const setTimeZone = useSetTimeZone();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => valuesOf(saved));
  const [errors, setErrors] = useState<SettingErrors>({});
  const [isBusy, setBusy] = useState(false);
  const [toFocus, setToFocus] = useState(0);

  // Once the messages are drawn: the first wrong field is where to go on.
  useEffect(() => {
    if (toFocus === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.closest('details')?.setAttribute('open', '');
    wrong?.focus();
  }, [toFocus]);

  function tell(wrong: SettingErrors, message: string) {
    setErrors(wrong);
    setToFocus((before) => before + 1);
    toast.error('Failed to save settings', message);
  }

  function change(part: Partial<SettingsFormValues>) {
    setValues((before) => ({ ...before, ...part }));
    const names = Object.keys(part).map((name) => (name === 'taxPercent' ? 'taxRate' : name));
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([path]) => !names.includes(path.split('.')[0] ?? '')),
      ),
    );
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const checked = checkSettings(values);
    if (!checked.ok) return tell(checked.errors, 'Some fields are not right.');
    setBusy(true);
    toast.begin();
    try {
      const body = { ...changesOf(saved, checked.settings), seen: saved.changedAt };
      const { body: now } = await browserApi(updateSettings, { body });
      setValues(valuesOf(now));
      setErrors({});
      setTimeZone(now.timeZone);
      toast.success('Settings saved');
      await revalidate();
    } catch (error) {
      const failure = error instanceof ApiError ? error.failure : {};
      // What others have set meanwhile is what the next try is compared with; what was typed stays.
      if (failure.code === 'conflict') await revalidate();
      tell(failure.fields ?? {}, error instanceof Error ? error.message : 'Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    values,
    errors,
    change,
    submit,
    isBusy,
    isDirty: isChanged(saved, values),
    discard() {
      setValues(valuesOf(saved));
      setErrors({});
    },
  };
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
