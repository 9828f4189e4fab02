import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { FormPicture } from './form-picture.tsx';
import { UploadArea } from './upload-area.tsx';
import { UploadList } from './upload-list.tsx';
import type { Uploads } from './use-uploads.ts';

type Props = {
  label?: string;
  /** Its address; null without a picture. */
  picture: string | null;
  uploads: Uploads;
  onRemove: () => void;
  /** The use of the picture. */
  hint: string;
  /** Shows all of it: a logo is not cut. */
  whole?: boolean;
  error: string | undefined;
};

/** The one picture of something, uploaded, replaced or removed. */
export function SinglePicture({
  label = 'Picture',
  whole = false,
  picture,
  uploads,
  onRemove,
  hint,
  error,
}: Props) {
  const id = useId();
  const noun = label.toLowerCase();
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a';
  const area = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(picture);
  const [announcement, setAnnouncement] = useState('');
  if (shown !== picture) {
    setShown(picture);
    setAnnouncement(picture === null ? `${label} removed.` : `${label} added.`);
  }

  function replace([file]: File[]) {
    if (!file) return;
    // There is one picture: the last file that was chosen.
    for (const { key } of uploads.list) uploads.dismiss(key);
    uploads.add([file]);
  }

  return (
    <fieldset aria-describedby={id} className="grid gap-3">
      <legend className="text-sm font-medium">
        {label} <span className="font-normal text-muted">(optional)</span>
      </legend>
      <p id={id} className="text-sm text-muted">
        {hint}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {picture !== null && (
        <div className="relative aspect-16/10 max-w-96 overflow-hidden rounded-xl border border-line bg-sunken">
          <FormPicture key={picture} address={picture} alt={label} sizes="24rem" whole={whole} />
          <IconButton
            label={`Remove ${noun}`}
            size="sm"
            variant="secondary"
            className="absolute top-1.5 right-1.5 border-line! shadow-sm"
            onClick={() => {
              onRemove();
              area.current?.focus();
            }}
          >
            <X aria-hidden="true" className="size-4.5" />
          </IconButton>
        </div>
      )}
      <UploadList uploads={uploads} />
      <UploadArea
        ref={area}
        isSingle
        label={picture === null ? `Upload ${article} ${noun}` : `Replace the ${noun}`}
        error={error}
        onFiles={replace}
      />
    </fieldset>
  );
}
