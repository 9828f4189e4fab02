import ImageUp from 'lucide-react/icons/image-up';
import type { Ref } from 'react';
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '#domain/limits.ts';
import { FileArea } from '../screen/file-area.tsx';

type Props = {
  onFiles: (files: File[]) => void;
  ref: Ref<HTMLInputElement>;
  label?: string;
  /** Default: several pictures. */
  isSingle?: boolean;
  disabled?: boolean;
  error?: string | undefined;
};

/** An area where staff drop or choose pictures. */
export function UploadArea({ label = 'Upload pictures', isSingle = false, ...area }: Props) {
  const [them, each] = isSingle ? ['it', ''] : ['them', ' each'];
  return (
    <FileArea
      {...area}
      label={label}
      multiple={!isSingle}
      accept={PICTURE_TYPES.join(',')}
      icon={<ImageUp aria-hidden="true" className="size-6 text-muted" />}
      hint={`Drop ${them} here or choose ${them}. JPEG, PNG, WebP or AVIF, up to ${MAX_PICTURE_BYTES / 1_000_000} MB${each}.`}
    />
  );
}
