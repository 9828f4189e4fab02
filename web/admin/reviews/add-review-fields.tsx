import { STAR_LABELS } from '#domain/reviews/review.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { StarPicker } from '#web/ui/forms/star-picker.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { searchProductOptions } from '../products/search-products.ts';
import type { StaffReviewField } from './check-staff-review.ts';
import type { ReviewFormValues } from './review-draft.ts';

type Props = {
  values: ReviewFormValues;
  errors: Partial<Record<StaffReviewField, string>>;
  onChange: (part: Partial<ReviewFormValues>) => void;
};

export function AddReviewFields({ values, errors, onChange }: Props) {
  const textOf = (name: 'userName' | 'userEmail' | 'title' | 'comment') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      <Combobox
        label="Product"
        placeholder="Search for a product"
        required
        search={searchProductOptions}
        emptyText="No products found."
        value={values.product}
        onChange={(product) => onChange({ product })}
        error={errors.productId}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Customer Name" required autoComplete="off" {...textOf('userName')} />
        <TextField label="Customer Email" type="email" required autoComplete="off" {...textOf('userEmail')} />
      </div>
      <div className="flex flex-wrap items-end gap-x-4">
        <StarPicker
          legend="Rating"
          name="rating"
          value={values.rating}
          onChange={(rating) => onChange({ rating })}
          error={errors.rating}
        />
        <p aria-live="polite" className="pb-2.5 text-muted">
          {STAR_LABELS[values.rating - 1]}
        </p>
      </div>
      <TextField label="Review Title" required autoComplete="off" {...textOf('title')} />
      <TextArea label="Comment" required {...textOf('comment')} />
      <Checkbox
        label="Mark as verified purchase"
        name="verified"
        checked={values.verified}
        onChange={({ currentTarget }) => onChange({ verified: currentTarget.checked })}
      />
    </>
  );
}
