import { lazy, Suspense } from 'react';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { Field, type FieldFrame } from '#web/ui/forms/field.tsx';
import { RichTextStyles } from '#web/ui/rich-text/rich-text.tsx';
import { RichTextSkeleton } from './rich-text-skeleton.tsx';

const RichTextArea = lazy(() => import('./rich-text-area.tsx'));

interface RichTextEditorProps extends FieldFrame {
  label: string;
  required?: boolean;
  /** HTML. It stays as it is until somebody types. */
  value: string;
  onChange: (html: string) => void;
  /** True while a picture is being uploaded into the text. */
  onUploading?: (isUploading: boolean) => void;
}

/** Edits formatted text. Its code is loaded when it is shown. */
export function RichTextEditor({
  value,
  required = false,
  onChange,
  onUploading,
  ...frame
}: RichTextEditorProps) {
  const isHydrated = useHydrated();
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <RichTextStyles />
          <Suspense fallback={<RichTextSkeleton />}>
            {isHydrated ? (
              <RichTextArea
                control={control}
                label={frame.label}
                required={required}
                value={value}
                onChange={onChange}
                onUploading={onUploading}
              />
            ) : (
              <RichTextSkeleton />
            )}
          </Suspense>
        </>
      )}
    </Field>
  );
}
