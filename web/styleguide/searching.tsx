import { useRef } from 'react';
import { Field } from '#web/ui/forms/field.tsx';
import { SearchBox } from '#web/ui/forms/search-box.tsx';
import { SuggestBox } from '#web/ui/forms/suggest-box.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const FLOWERS = ['Aster', 'Dahlia', 'Marigold', 'Zinnia'];

export function Searching() {
  const box = useRef<HTMLInputElement>(null);
  return (
    <Specimens>
      <Specimen title="Goes into the address">
        <SearchBox label="Search orders" placeholder="Order ID or email" action="/styleguide" />
      </Specimen>
      <Specimen title="Suggests from two letters on: try “ma”">
        <SuggestBox
          ref={box}
          label="Flower"
          name="flower"
          defaultValue=""
          placeholder="Type to search"
          maxLength={50}
          suggest={async (text) => [{ label: 'Flowers', suggestions: flowersLike(text) }]}
          onChoose={({ key }) => {
            if (box.current) box.current.value = key;
          }}
        />
      </Specimen>
      <Specimen title="Any control in the frame of a field">
        <Field label="Color" hint="What the browser brings" error="Choose another one">
          {(control) => (
            <input type="color" defaultValue="#f6a623" {...control} className="block h-11 w-24" />
          )}
        </Field>
      </Specimen>
    </Specimens>
  );
}

function flowersLike(text: string) {
  return FLOWERS.filter((flower) => flower.toLowerCase().includes(text.trim().toLowerCase())).map(
    (flower) => ({ key: flower, content: flower, to: '#searching' }),
  );
}
