import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useEffect, useRef, useState } from 'react';
import { moveItem } from './move-item.ts';
import { PictureItem } from './picture-item.tsx';

type Props = {
  pictures: readonly string[];
  onChange: (pictures: string[]) => void;
  /** The last one was removed, and the focus went with it. */
  onEmptied: () => void;
};

/** Pictures to bring into order by drag, by touch and by keys; what came, went or was moved where is said. */
export function PictureList({ pictures, onChange, onEmptied }: Props) {
  const [told, setTold] = useState('');
  const count = pictures.length;
  const lastCount = useRef(count);
  useEffect(() => {
    if (count > lastCount.current) setTold(`Picture ${count} was added.`);
    lastCount.current = count;
  }, [count]);

  function move(from: number, to: number) {
    if (to < 0 || to >= pictures.length || from === to) return;
    onChange(moveItem(pictures, from, to));
    setTold(`Picture ${from + 1} is now picture ${to + 1} of ${pictures.length}.`);
  }

  function remove(place: number) {
    onChange(pictures.filter((_, other) => other !== place));
    setTold(`Picture ${place + 1} was removed.`);
    if (pictures.length === 1) onEmptied();
  }

  return (
    <>
      <p role="status" className="sr-only">
        {told}
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
