import { LOOK_FIELDS } from '#domain/looks/look-fields.ts';
import { SinglePicture } from '../uploads/single-picture.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import type { LooksFormState } from './use-looks-form.ts';

type Props = { name: 'logo' | 'darkLogo' | 'icon' | 'socialPicture'; looks: LooksFormState };

/** A picture of the looks, uploaded, replaced or removed. */
export function LookPicture({ name, looks: { values, errors, change } }: Props) {
  const uploads = useUploads((address) => change({ [name]: address }));
  const picture = String(values[name]);
  return (
    <SinglePicture
      label={LOOK_FIELDS[name].label}
      picture={picture === '' ? null : picture}
      uploads={uploads}
      onRemove={() => change({ [name]: '' })}
      hint={LOOK_FIELDS[name].hint}
      whole
      error={errors[name]}
    />
  );
}
