import { COUNTED_REVIEWS, type CountedReviews } from '#domain/reviews/counted-reviews.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import type { SettingsFormState } from './use-settings-form.ts';

export function ReviewFields({ settings: { values, errors, change } }: { settings: SettingsFormState }) {
  return (
    <>
      <SelectField
        label="Reviews that count in ratings"
        hint="Shoppers read all reviews. A review is verified if its writer bought the product."
        name="countedReviews"
        options={COUNTED_OPTIONS}
        value={values.countedReviews}
        error={errors.countedReviews}
        onChange={({ currentTarget: { value } }) =>
          change({ countedReviews: COUNTED_REVIEWS.find((counted) => counted === value) ?? 'all' })
        }
        className="max-w-xs"
      />
      <Checkbox
        label="Hold new reviews for approval"
        name="holdReviews"
        checked={values.holdReviews}
        onChange={({ currentTarget }) => change({ holdReviews: currentTarget.checked })}
      />
    </>
  );
}

const COUNTED_LABELS: Record<CountedReviews, string> = {
  all: 'All reviews',
  verified: 'Verified purchases only',
};
const COUNTED_OPTIONS = COUNTED_REVIEWS.map((value) => ({ value, label: COUNTED_LABELS[value] }));
