import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { FilterSelect } from '#web/ui/forms/filter-select.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { QuantityStepper } from '#web/ui/forms/quantity-stepper.tsx';
import { RadioList } from '#web/ui/forms/radio-list.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { StarPicker } from '#web/ui/forms/star-picker.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import type { ComboboxOption } from '#web/ui/forms/use-option-search.ts';
import { Specimen, Specimens } from './specimen.tsx';

const FLOWERS: ComboboxOption[] = ['Aster', 'Dahlia', 'Marigold', 'Zinnia'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const FILTERS = [
  { value: '', label: 'All' },
  { value: 'low', label: 'Low' },
];

export function Forms() {
  const [filter, setFilter] = useState('low');
  const [quantity, setQuantity] = useState(2);
  const [flower, setFlower] = useState<ComboboxOption | null>(null);
  return (
    <Specimens>
      <Specimen title="Filters in a row">
        <div className="flex flex-wrap gap-2">
          <FilterSelect label="Status" options={FILTERS} value={filter} onChoose={setFilter} />
        </div>
      </Specimen>
      <Specimen title="Text">
        <div className="grid gap-5">
          <TextField label="Name" placeholder="As it stands on the letterbox" />
          <TextField label="Company" optional hint="Printed on the invoice." />
          <TextField label="Email" defaultValue="nobody@" error="Email is invalid" />
          <TextField label="Order ID" defaultValue="MG-7K2P" disabled />
          <TextField
            label="Search"
            type="search"
            leading={<Search aria-hidden="true" className="size-4 text-muted" />}
          />
          <PasswordField label="Password" autoComplete="off" defaultValue="goldenhour" />
        </div>
      </Specimen>
      <Specimen title="Longer text, choices from a list">
        <div className="grid gap-5">
          <TextArea label="Message" rows={4} hint="We read everything." />
          <SelectField
            label="Country"
            placeholder="Choose"
            defaultValue=""
            options={[
              { value: 'us', label: 'United States' },
              { value: 'pk', label: 'Pakistan' },
            ]}
          />
          <Combobox
            label="Flower"
            placeholder="Type to search"
            search={async (text) =>
              FLOWERS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
            }
            value={flower}
            onChange={setFlower}
          />
          <QuantityStepper label="Quantity" max={9} value={quantity} onChange={setQuantity} />
        </div>
      </Specimen>
      <Specimen title="One of several">
        <RadioList
          legend="Category"
          name="styleguide-category"
          defaultValue="home"
          choices={[
            { value: 'home', label: 'Home & Kitchen', count: 14 },
            { value: 'fashion', label: 'Fashion', count: 12, hint: 'With sizes' },
            { value: 'none', label: 'Nothing here yet', count: 0, disabled: true },
          ]}
        />
      </Specimen>
      <Specimen title="Yes or no, and stars">
        <div className="grid gap-5">
          <Checkbox label="Mark as verified purchase" defaultChecked />
          <Checkbox label="Agree" error="This is needed" />
          <StarPicker legend="Rating" name="styleguide-rating" defaultValue={4} />
          <StarPicker
            legend="Rating, missing"
            name="styleguide-rating-missing"
            error="Please select a rating before submitting."
          />
        </div>
      </Specimen>
    </Specimens>
  );
}
