import ImageUp from 'lucide-react/icons/image-up';
import type { Ref } from 'react';
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '#domain/limits.ts';
import { FileArea } from '../../../screen/file-area.tsx';

type Props = { onFiles: (files: File[]) => void; disabled: boolean; ref: Ref<HTMLInputElement> };

/** Where pictures are dropped or chosen. */
export function UploadArea(props: Props) {
  return (
    <FileArea
      {...props}
      multiple
      accept={PICTURE_TYPES.join(',')}
      icon={<ImageUp aria-hidden="true" className="size-6 text-muted" />}
      label="Upload pictures"
      hint={`Drop them here or choose them. JPEG, PNG, WebP or AVIF, up to ${MAX_PICTURE_BYTES / 1_000_000} MB each.`}
    />
  );
}
