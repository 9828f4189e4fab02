import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';

type Props<Entry> = {
  entries: readonly Entry[];
  /** One of them, in words. */
  noun: string;
  /** The most there can be. */
  most: number;
  /** About the list as a whole. */
  error?: string | undefined;
  /** The boxes of one entry; `place` counts from 0. */
  children: (entry: Entry, place: number) => ReactNode;
  onAdd: () => void;
  onRemove: (key: string) => void;
  /** Each entry holds more than a row: it has a frame, in whose upper right corner it can be removed. */
  framed?: boolean;
};

/**
 * Entries to add to and to take from. A new one is there to be typed into; what is removed leaves the focus
 * at the button.
 */
export function EntryList<Entry extends { key: string }>(props: Props<Entry>) {
  const { entries, noun, most, error, children, onAdd, onRemove, framed = false } = props;
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry that was added.
  useEffect(() => {
    if (isAdding.current) list.current?.querySelector<HTMLElement>(':scope > li:last-child input')?.focus();
    isAdding.current = false;
  }, [entries.length]);

  return (
    <>
      {entries.length > 0 && (
        <ul ref={list} className="mb-4 grid gap-3">
          {entries.map((entry, place) => (
            <li
              key={entry.key}
              className={framed ? 'relative rounded-xl border border-line p-4' : 'flex items-start gap-2'}
            >
              {children(entry, place)}
              <IconButton
                label={`Remove ${noun} ${place + 1}`}
                className={framed ? 'absolute! top-2 right-2' : ''}
                onClick={() => {
                  onRemove(entry.key);
                  add.current?.focus();
                }}
              >
                <Trash2 aria-hidden="true" className="size-4.5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="mb-3 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      <Button
        ref={add}
        size="sm"
        icon={<Plus aria-hidden="true" className="size-4" />}
        unavailable={entries.length >= most}
        onClick={() => {
          isAdding.current = true;
          onAdd();
        }}
      >
        Add {noun}
      </Button>
    </>
  );
}
