import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import type { SettingsFormState } from './use-settings-form.ts';

export function ExampleFields({ settings: { values, change } }: { settings: SettingsFormState }) {
  return (
    <>
      <Checkbox
        label="Show the example texts"
        hint="Headings, promises and testimonials of Home, story and team of About Us, opening hours, categories and social links. Without them, pages say only what you entered."
        name="exampleTexts"
        checked={values.exampleTexts}
        onChange={({ currentTarget }) => change({ exampleTexts: currentTarget.checked })}
      />
      <Checkbox
        label="Offer memberships"
        hint="The annual plans Basic, Standard and Premium. Memberships that are paid stay valid without it."
        name="offerMemberships"
        checked={values.offerMemberships}
        onChange={({ currentTarget }) => change({ offerMemberships: currentTarget.checked })}
      />
    </>
  );
}
