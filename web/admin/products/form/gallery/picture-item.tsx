import { useSortable } from '@dnd-kit/react/sortable';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import { MAX_PICTURE_TEXT } from '#domain/products/picture-texts.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
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
        <IconButton
          label={`Move ${name} forward`}
          size="sm"
          aria-disabled={place === 0}
          className={MUTED}
          onClick={() => onMove(place - 1)}
        >
          <ChevronLeft aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton
          ref={handleRef}
          label={`Drag ${name}`}
          size="sm"
          className="cursor-grab touch-none"
          // Dragging prevents the browser's own focus, and a focused input would be scrolled back into view.
          onPointerDown={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
        >
          <GripVertical aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton
          label={`Move ${name} back`}
          size="sm"
          aria-disabled={place === count - 1}
          className={MUTED}
          onClick={() => onMove(place + 1)}
        >
          <ChevronRight aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
    </li>
  );
}

/** Not `disabled`, which would drop the focus of a keyboard user at either end. */
const MUTED = 'max-[23rem]:size-8 aria-disabled:cursor-not-allowed aria-disabled:opacity-40';
