import { useEffect } from 'react';
import type { Field } from '#domain/fields/field.ts';
import { SinglePicture } from './single-picture.tsx';
import { useUploads } from './use-uploads.ts';

type Props = {
  field: Extract<Field, { kind: 'picture' }>;
  name: string;
  /** The address of the picture; empty without one. */
  value: string;
  error: string | undefined;
  /** True for a logo, which is not cut. */
  whole?: boolean;
  onChange: (address: string) => void;
  /** Must be stable. */
  onUploading: (name: string, isUploading: boolean) => void;
};

/** The control of a described picture: uploaded, replaced or removed. */
export function DescribedPicture({ field, name, value, error, whole = false, onChange, onUploading }: Props) {
  const uploads = useUploads(onChange);
  const { isUploading } = uploads;
  useEffect(() => {
    if (!isUploading) return;
    onUploading(name, true);
    return () => onUploading(name, false);
  }, [name, isUploading, onUploading]);
  return (
    <SinglePicture
      label={field.label}
      picture={value === '' ? null : value}
      uploads={uploads}
      onRemove={() => onChange('')}
      hint={field.hint ?? ''}
      whole={whole}
      error={error}
    />
  );
}
