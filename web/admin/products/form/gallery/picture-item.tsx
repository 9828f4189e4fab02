import { useSortable } from '@dnd-kit/react/sortable';
import X from 'lucide-react/icons/x';
import { MAX_PICTURE_TEXT } from '#domain/products/picture-texts.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { OrderControls } from '../../../lists/order-controls.tsx';
import { FormPicture } from '../../../uploads/form-picture.tsx';

type Props = {
  address: string;
  /** From 0. */
  place: number;
  count: number;
  /** Its alternative text. */
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

export function PictureItem({ address, place, count, text, error, onText, onMove, onRemove }: Props) {
  const { ref, handleRef, isDragging } = useSortable({ id: address, index: place });
  const name = `picture ${place + 1}`;
  return (
    <li
      ref={ref}
      className={classNames(
        'min-w-0 overflow-hidden rounded-xl border border-line bg-surface',
        isDragging && 'opacity-70 shadow-lg',
      )}
    >
      <div className="relative aspect-square bg-sunken">
        <FormPicture key={address} address={address} alt={`Picture ${place + 1}`} sizes="12rem" />
        {place === 0 && (
          <span className="absolute top-2 left-2">
            <Badge tone="primary">Main</Badge>
          </span>
        )}
        <IconButton
          label={`Remove ${name}`}
          size="sm"
          variant="secondary"
          className="absolute top-1.5 right-1.5 border-line! shadow-sm"
          onClick={onRemove}
        >
          <X aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
      <TextArea
        label={`Alternative text of ${name}`}
        hideLabel
        rows={1}
        name={`pictureTexts.${address}`}
        placeholder="What it shows"
        maxLength={MAX_PICTURE_TEXT}
        value={text}
        error={error}
        // A line break would send the form or be in an attribute.
        onChange={({ currentTarget }) => onText(currentTarget.value.replace(/\s*\n\s*/g, ' '))}
        className="p-2 pb-0"
      />
      <div className="flex justify-between p-1">
        <OrderControls
          name={name}
          place={place}
          count={count}
          onMove={onMove}
          handleRef={handleRef}
          direction="along"
          className="max-[23rem]:size-8"
        />
      </div>
    </li>
  );
}
