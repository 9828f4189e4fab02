import ImageUp from 'lucide-react/icons/image-up';
import { type DragEvent, type Ref, useId, useState } from 'react';
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '#domain/limits.ts';
import { classNames } from '#web/ui/styles/class-names.ts';

type Props = { onFiles: (files: File[]) => void; disabled: boolean; ref: Ref<HTMLInputElement> };

/** Where pictures are dropped or chosen. */
export function UploadArea({ onFiles, disabled, ref }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);

  const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  function allow(event: DragEvent) {
    if (disabled || !carriesFiles(event)) return;
    event.preventDefault();
    setOver(true);
  }
  function drop(event: DragEvent) {
    setOver(false);
    if (!carriesFiles(event)) return;
    // The browser would open the file in place of the page.
    event.preventDefault();
    if (!disabled) onFiles([...event.dataTransfer.files]);
  }

  return (
    <label
      htmlFor={id}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'relative flex flex-col items-center gap-1 rounded-xl border border-dashed px-4 py-6 text-center',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        disabled ? 'cursor-not-allowed opacity-50' : 'cursor-pointer hover:bg-sunken',
        isOver ? 'border-accent bg-accent-soft' : 'border-control',
      )}
    >
      <ImageUp aria-hidden="true" className="size-6 text-muted" />
      <span className="font-medium">Upload pictures</span>
      <span className="text-sm text-muted">
        Drop them here or choose them. JPEG, PNG, WebP or AVIF, up to {MAX_PICTURE_BYTES / 1_000_000} MB each.
      </span>
      <input
        ref={ref}
        id={id}
        type="file"
        multiple
        accept={PICTURE_TYPES.join(',')}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
        // Covers the area, so that focus scrolls all of it into view.
        className="absolute inset-0 cursor-[inherit] opacity-0"
      />
    </label>
  );
}
