import { type FocusEvent, useState } from 'react';
import { useAnnounce } from '#web/ui/use-announce.ts';

type Errors<Field extends string> = Partial<Record<Field, string>>;

/** The messages below the fields of a form. */
export function useFieldErrors<Field extends string>() {
  const [errors, setErrors] = useState<Errors<Field>>({});

  const announce = useAnnounce();

  /**
   * What is wrong with a field now; null takes the message away. It is said, too: the focus has gone on already. Of a whole
   * form only the first is, by the focus that goes there.
   */
  function tell(field: Field, problem: string | null) {
    if (problem !== null && problem !== errors[field]) announce(problem);
    setErrors((before) => {
      if ((before[field] ?? null) === problem) return before;
      const { [field]: _, ...others } = before;
      return (problem === null ? others : { ...before, [field]: problem }) as Errors<Field>;
    });
  }

  return { errors, tell, tellAll: setErrors };
}

/**
 * Whether a field is left for the button that sends the form. That checks everything anyway, while a message appearing
 * under the pointer would move the button away before the click.
 */
export function isLeftForSubmit({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
}
