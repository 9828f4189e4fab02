import { LABEL_FILE } from '#contract/file-bodies.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';

type Props = {
  /** True if the return has a label, which a chosen one replaces. */
  hasLabel: boolean;
  optional?: boolean;
  error: string | undefined;
  onFile: (file: File | null) => void;
};

/** A file field for the shipping label of a return, uploaded with the rest of the form. */
export function LabelField({ hasLabel, optional = false, error, onFile }: Props) {
  const types = `A PDF, or a PNG, JPEG or WebP picture, up to ${LABEL_FILE.maxBytes / 1_000_000} MB.`;
  return (
    <TextField
      label="Shipping label"
      {...(optional ? { optional } : { required: true })}
      type="file"
      accept={LABEL_FILE.types.join(',')}
      hint={hasLabel ? `${types} It replaces the label that the return has.` : types}
      error={error}
      onChange={({ currentTarget }) => onFile(currentTarget.files?.[0] ?? null)}
    />
  );
}
