import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QuantityStepper } from './quantity-stepper.tsx';

it('a quantity stepper renders a plain number input', () => {
  const html = renderToStaticMarkup(
    <QuantityStepper label="Quantity" name="quantity" max={9} value={1} onChange={() => {}} />,
  );
  expect(html).toMatch(/type="number"[^>]*min="1" max="9"[^>]*name="quantity" value="1"/);
});
