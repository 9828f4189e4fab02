import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { LIMITS } from '#domain/limits.ts';
import { COUNTRY_OPTIONS } from '#web/shared/country-options.ts';
import { hasStateList, StateField } from '#web/shared/state-field.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { keepPlaceForCheckout } from '../../draft-form/checkout-draft.ts';
import { CART_PATH } from '../cart-form-fields.ts';
import type { CartPlace } from '../load-cart.ts';

type Props = {
  place: CartPlace;
  /** Messages for places that the shop does not send to, by field. */
  errors: Record<string, string>;
};

/** Country and state of the estimate, which are in the URL of the page. */
export function EstimateForm({ place, errors }: Props) {
  const navigate = useNavigate();
  const [state, setState] = useState(place.state);
  useEffect(() => setState(place.state), [place.state]);

  function show(next: CartPlace) {
    keepPlaceForCheckout(next);
    const query = new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ''));
    navigate(`${CART_PATH}?${query}`, { replace: true, preventScrollReset: true });
  }

  return (
    <form
      method="get"
      action={CART_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        show({ ...place, state: state.trim() });
      }}
      className="grid gap-4"
    >
      <SelectField
        label="Country"
        name="country"
        autoComplete="country-name"
        placeholder="Choose a country"
        options={COUNTRY_OPTIONS}
        value={place.country}
        onChange={({ target }) => show({ country: target.value, state: '' })}
        error={errors.country}
      />
      {place.country !== '' && (
        <StateField
          country={place.country}
          name="state"
          required={false}
          autoComplete="address-level1"
          maxLength={LIMITS.line}
          value={state}
          onChange={(typed) => {
            setState(typed);
            if (hasStateList(place.country)) show({ ...place, state: typed });
          }}
          onBlur={() => state.trim() !== place.state && show({ ...place, state: state.trim() })}
          error={errors.state}
        />
      )}
      <noscript>
        <Button type="submit" size="sm">
          Estimate
        </Button>
      </noscript>
    </form>
  );
}
