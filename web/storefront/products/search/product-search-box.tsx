import { type Ref, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { LIMITS } from '#domain/limits.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { SuggestBox } from '#web/ui/forms/suggest-box.tsx';
import { LineDrawing } from '#web/ui/pictures/line-drawing.tsx';

const MAGNIFIER = 'm21 21-4.3-4.3M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16';

interface ProductSearchBoxProps {
  label: string;
  buttonLabel: string;
  placeholder: string;
  /** The current search. */
  search: string;
  form?: string | undefined;
}

/** A product search with suggestions. */
export function ProductSearchBox({ label, buttonLabel, placeholder, search, form }: ProductSearchBoxProps) {
  const navigate = useNavigate();
  const box = useFollowing(search);
  return (
    <SuggestBox
      ref={box}
      form={form}
      label={label}
      name="search"
      defaultValue={search}
      placeholder={placeholder}
      maxLength={LIMITS.search}
      suggest={async (...text) => (await import('./suggest-products.tsx')).suggest(...text)}
      onChoose={({ to }) => navigate(to)}
      trailing={
        <IconButton type="submit" form={form} label={buttonLabel}>
          <LineDrawing path={MAGNIFIER} className="size-5" />
        </IconButton>
      }
    />
  );
}

/** Replaces the text when the search changes elsewhere, by a chip or Back. */
function useFollowing(search: string): Ref<HTMLInputElement> {
  const box = useRef<HTMLInputElement>(null);
  const shown = useRef(search);
  useEffect(() => {
    if (search === shown.current || !box.current) return;
    shown.current = search;
    box.current.value = search;
  }, [search]);
  return box;
}
