import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { truncate } from './truncate.ts';

const NAME_LENGTH = 20;

/** A name cut to 20 characters (spec 2), in full for screen readers and under the pointer. */
export function CardName({ name }: { name: string }) {
  const short = truncate(name, NAME_LENGTH);
  if (short === name) return name;
  return (
    <>
      <span aria-hidden="true" title={name}>
        {short}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
