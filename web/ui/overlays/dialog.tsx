import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
} from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { CROSS, LineDrawing } from '../pictures/line-drawing.tsx';
import { classNames } from '../styles/class-names.ts';
import { useToastHost } from '../toasts/toast-host.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  /** Escape, the cross or a click on the backdrop. The owner sets `open` to false. */
  onClose: () => void;
  title: string;
  hideTitle?: boolean | undefined;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, always visible. */
  footer?: ReactNode;
  /** Links to other dialogs of this kind. */
  headActions?: ReactNode;
  /** False: only its own buttons close it. */
  dismissable?: boolean | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** 'side': a panel of full height, for long forms. 'full': the whole window, for pictures. */
  placement?: 'center' | 'side' | 'full' | undefined;
  /** Prints the dialog instead of the page. */
  prints?: boolean | undefined;
}

/** A modal dialog; on phones a sheet at the bottom. */
export function Dialog({
  open,
  onClose,
  title,
  hideTitle,
  description,
  children,
  footer,
  headActions,
  dismissable = true,
  size = 'md',
  placement = 'center',
  prints = false,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressBeganOutside = useRef(false);
  const id = useId();
  useModal(dialog, open);
  useToastHost(dialog, open);

  // Prevents the browser from closing it: only `open` decides.
  function askToClose(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (dismissable) onClose();
  }

  // Browsers close on a second Escape despite preventDefault. If it is open again, the event is stale.
  function stayOrFollow(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget || !open || event.currentTarget.open) return;
    if (dismissable) onClose();
    else event.currentTarget.showModal();
  }

  // A press on the dialog element itself is one on the backdrop. It must begin and end there, unlike a text
  // selection.
  function notePress(event: PointerEvent<HTMLDialogElement>) {
    pressBeganOutside.current = event.target === event.currentTarget;
  }
  function closeFromOutside(event: MouseEvent<HTMLDialogElement>) {
    if (dismissable && pressBeganOutside.current && event.target === event.currentTarget) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; the keyboard has Escape.
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={askToClose}
      onClose={stayOrFollow}
      onPointerDown={notePress}
      onClick={closeFromOutside}
      className={classNames(
        FRAME,
        PLACEMENTS[placement],
        placement !== 'full' && SIZES[size],
        prints && 'printed-dialog',
      )}
    >
      <div
        data-keep-clear
        className={classNames(
          'top-bar z-1 flex items-start gap-4 bg-raised px-6 pt-6 pb-3 sm:px-8 sm:pt-8 compact:sm:px-6 compact:sm:pt-5',
          hideTitle && 'justify-end',
        )}
      >
        <h2 id={`${id}-title`} className={hideTitle ? 'sr-only' : 'grow pt-1 text-2xl compact:text-xl'}>
          {title}
        </h2>
        {headActions && <div className="-mt-1">{headActions}</div>}
        {dismissable && (
          <IconButton label="Close" onClick={onClose} className="-mt-1 -mr-3">
            <LineDrawing path={CROSS} strokeWidth={2} className="size-5" />
          </IconButton>
        )}
      </div>
      <div className="px-6 pb-6 sm:px-8 sm:pb-8 compact:sm:px-6 compact:sm:pb-6">
        {description && (
          <div id={`${id}-description`} className="text-muted">
            {description}
          </div>
        )}
        {children && <div className={description ? 'mt-5' : ''}>{children}</div>}
      </div>
      {footer && (
        <div
          data-keep-clear
          className="bottom-bar flex flex-wrap justify-end gap-3 border-t border-line bg-raised px-6 py-4 sm:px-8 compact:gap-2 compact:sm:px-6 compact:sm:py-3"
        >
          {footer}
        </div>
      )}
    </dialog>
  );
}

// Resets inherited text styles, such as those of a table cell.
const FRAME =
  'text-start text-base font-normal whitespace-normal w-full overflow-y-auto overscroll-contain border border-line bg-raised p-0 text-ink shadow-lg ' +
  'transition-[opacity,translate] duration-calm backdrop:bg-scrim starting:opacity-0';

const PLACEMENTS = {
  center:
    'm-auto max-h-[calc(100dvh-2rem)] rounded-xl starting:translate-y-3 max-sm:mb-0 max-sm:max-w-full max-sm:rounded-b-none',
  side: 'my-0 mr-0 ml-auto h-dvh max-h-none max-w-full rounded-none border-y-0 border-r-0 starting:translate-x-3',
  full: 'm-0 h-dvh max-h-none max-w-none rounded-none border-0',
};

const SIZES = {
  sm: 'sm:max-w-md',
  md: 'sm:max-w-xl',
  lg: 'sm:max-w-[min(48rem,100%-2rem)]',
  xl: 'sm:max-w-[min(84rem,100%-2rem)]',
};
