import { useNavigate } from 'react-router';
import { FilterSelect } from '#web/ui/forms/filter-select.tsx';
import { type Place, pageInSize, pageSizesOf } from './page-size.ts';

type Props = {
  place: Place;
  usualSize: number;
  hrefOf: (place: Place) => string;
};

/** Chooses how many rows a page has; the first row in sight stays. */
export function PageSizeSelect({ place, usualSize, hrefOf }: Props) {
  const navigate = useNavigate();
  return (
    <FilterSelect
      label="Rows per page"
      value={String(place.size)}
      neutral={String(usualSize)}
      options={pageSizesOf(usualSize).map((size) => ({ value: String(size), label: String(size) }))}
      onChoose={(value) => {
        const size = Number(value);
        navigate(hrefOf({ page: pageInSize(place, size), size }), { preventScrollReset: true });
      }}
    />
  );
}
