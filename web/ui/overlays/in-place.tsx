import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';

type Props = {
  /** What stands in the row; it keeps its room while the editor is open. */
  children: ReactNode;
  /** False while it is closed. */
  editor: ReactNode;
  /** Where it stands at the left of a card, the editor begins with it; otherwise it ends where it ends. */
  startsOnCards?: boolean;
};

/** Opens a small editor over the place it is about, so that neither the row nor its columns change. */
export function InPlace({ children, editor, startsOnCards = false }: Props) {
  return (
    <span className="relative inline-block align-middle">
      <span inert={Boolean(editor)} className={editor ? 'invisible' : undefined}>
        {children}
      </span>
      {editor && (
        <span
          data-in-place
          className={classNames(
            'absolute top-1/2 right-0 z-2 block w-max max-w-[calc(100vw-9.5rem)] -translate-y-1/2 rounded-lg border border-line bg-raised p-1 shadow-lg',
            startsOnCards && 'cards:-left-1 cards:right-auto',
          )}
        >
          {editor}
        </span>
      )}
    </span>
  );
}
