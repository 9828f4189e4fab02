import { RETURN_POLICY_PATH } from '#domain/returns/return-policy.ts';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { textFieldProps } from '../screen/text-field-props.ts';
import type { SettingsFormState } from './use-settings-form.ts';

/** Without a limit of the browser, which would cut off what is pasted. */
export function ReturnPolicyField({ settings }: { settings: SettingsFormState }) {
  return (
    <TextArea
      label="Return policy"
      optional
      hint={`Plain text; an empty line begins a paragraph. Shoppers read it at ${RETURN_POLICY_PATH}. Empty: the shop says nothing about it.`}
      rows={6}
      {...textFieldProps(settings, 'returnPolicy')}
    />
  );
}
