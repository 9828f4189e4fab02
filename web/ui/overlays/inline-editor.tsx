import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';

type Props = {
  /** Content of the row; it keeps its space while the editor is open. */
  children: ReactNode;
  /** False while closed. */
  editor: ReactNode;
  /** On cards, aligns the editor to the left instead of the right. */
  startsOnCards?: boolean;
};

/** Opens a small editor over its row, so that the layout does not change. */
export function InlineEditor({ children, editor, startsOnCards = false }: Props) {
  return (
    <span className="relative inline-block align-middle">
      <span inert={Boolean(editor)} className={editor ? 'invisible' : undefined}>
        {children}
      </span>
      {editor && (
        <span
          data-inline-editor
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
