import { type DragEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { classNames } from '#web/ui/styles/class-names.ts';

type Props = {
  icon: ReactNode;
  label: string;
  hint: ReactNode;
  /** Media types and endings, separated by commas. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** A message about the chosen file. */
  error?: string | undefined;
  onFiles: (files: File[]) => void;
  ref?: Ref<HTMLInputElement>;
};

/** An area where staff drop or choose files. */
export function FileArea({ icon, label, hint, error, disabled = false, onFiles, ref, ...input }: Props) {
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
        isOver ? 'border-accent bg-accent-soft' : error ? 'border-bad' : 'border-control',
      )}
    >
      {icon}
      <span className="font-medium wrap-anywhere">{label}</span>
      <span className="text-sm text-muted">{hint}</span>
      {error && (
        <span role="alert" id={`${id}-error`} className="text-sm text-bad wrap-anywhere">
          {error}
        </span>
      )}
      <input
        {...input}
        ref={ref}
        id={id}
        type="file"
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
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
