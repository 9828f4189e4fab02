import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { moveItem } from '../../../lists/move-item.ts';
import { PictureItem } from './picture-item.tsx';

type Props = {
  pictures: readonly string[];
  /** Alternative texts by address. */
  texts: Readonly<Record<string, string>>;
  errors: FieldErrors;
  onText: (address: string, text: string) => void;
  onChange: (pictures: string[]) => void;
  /** The last picture was removed, and with it the focus. */
  onEmptied: () => void;
};

/** Pictures to sort by mouse, touch or keys; changes are announced. */
export function PictureList({ pictures, texts, errors, onText, onChange, onEmptied }: Props) {
  const [announcement, setAnnouncement] = useState('');
  const count = pictures.length;
  const lastCount = useRef(count);
  useEffect(() => {
    if (count > lastCount.current) setAnnouncement(`Picture ${count} was added.`);
    lastCount.current = count;
  }, [count]);

  function move(from: number, to: number) {
    if (to < 0 || to >= pictures.length || from === to) return;
    onChange(moveItem(pictures, from, to));
    setAnnouncement(`Picture ${from + 1} is now picture ${to + 1} of ${pictures.length}.`);
  }

  function remove(place: number) {
    onChange(pictures.filter((_, other) => other !== place));
    setAnnouncement(`Picture ${place + 1} was removed.`);
    if (pictures.length === 1) onEmptied();
  }

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {pictures.length > 0 && (
        <DragDropProvider
          onDragEnd={({ canceled, operation: { source } }) => {
            if (!canceled && isSortable(source)) move(source.initialIndex, source.index);
          }}
        >
          <ul aria-label="Pictures" className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
            {pictures.map((address, place) => (
              <PictureItem
                key={address}
                address={address}
                place={place}
                count={pictures.length}
                text={texts[address] ?? ''}
                error={errors[`pictureTexts.${address}`]}
                onText={(text) => onText(address, text)}
                onMove={(to) => move(place, to)}
                onRemove={() => remove(place)}
              />
            ))}
          </ul>
        </DragDropProvider>
      )}
    </>
  );
}
