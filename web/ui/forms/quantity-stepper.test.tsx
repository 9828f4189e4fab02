import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QuantityStepper } from './quantity-stepper.tsx';

it('a quantity stepper renders a text field, which takes what is typed as it is', () => {
  const html = renderToStaticMarkup(
    <QuantityStepper label="Quantity" name="quantity" max={9} value={1} onChange={() => {}} />,
  );
  const input = html.match(/<input[^>]*>/)?.[0] ?? '';
  for (const attribute of ['type="text"', 'role="spinbutton"', 'name="quantity"', 'value="1"'])
    expect(input).toContain(attribute);
  for (const attribute of ['aria-valuenow="1"', 'aria-valuemin="1"', 'aria-valuemax="9"'])
    expect(input).toContain(attribute);
});
