import { STAR_LABELS } from '#domain/reviews/review.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import type { ComboboxOption } from '#web/ui/combobox-option.ts';
import { StarPicker } from '#web/ui/star-picker.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { searchProductOptions } from '../product-picker/search-products.ts';
import type { StaffReviewField } from './check-staff-review.ts';

type Props = {
  product: ComboboxOption | null;
  onProduct: (product: ComboboxOption | null) => void;
  /** 0 while no star is chosen. */
  rating: number;
  onRating: (rating: number) => void;
  errors: Partial<Record<StaffReviewField, string>>;
  /** A field is being mended: what was wrong with it need not stand there any longer. */
  onEdit: (field: StaffReviewField) => void;
};

export function AddReviewFields({ product, onProduct, rating, onRating, errors, onEdit }: Props) {
  const edited = (field: StaffReviewField) => ({ error: errors[field], onInput: () => onEdit(field) });
  return (
    <>
      <Combobox
        label="Product"
        placeholder="Search for a product"
        required
        search={searchProductOptions}
        emptyText="No products found."
        value={product}
        onChange={(option) => {
          onProduct(option);
          onEdit('productId');
        }}
        error={errors.productId}
        data-field="productId"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Customer Name"
          name="userName"
          required
          autoComplete="off"
          {...edited('userName')}
        />
        <TextField
          label="Customer Email"
          name="userEmail"
          type="email"
          required
          autoComplete="off"
          {...edited('userEmail')}
        />
      </div>
      <div className="flex flex-wrap items-end gap-x-4">
        <StarPicker
          legend="Rating"
          name="rating"
          value={rating}
          onChange={(stars) => {
            onRating(stars);
            onEdit('rating');
          }}
          error={errors.rating}
        />
        <p aria-live="polite" className="pb-2.5 text-muted">
          {STAR_LABELS[rating - 1]}
        </p>
      </div>
      <TextField label="Review Title" name="title" required autoComplete="off" {...edited('title')} />
      <TextArea label="Comment" name="comment" required {...edited('comment')} />
      <Checkbox label="Mark as verified purchase" name="verified" />
    </>
  );
}
