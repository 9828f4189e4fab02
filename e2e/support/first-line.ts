/** The parts of a product that an order line needs. */
type Sold = {
  _id: string;
  colors: { name: string }[];
  sizes: string[];
  memory: string[];
  properties: { id: string; required?: true; values: { id: string }[] }[];
};

/**
 * An order line of one piece with the first color, size and memory, and the first value of each required
 * property.
 */
export function createFirstLine({ _id, colors, sizes, memory, properties }: Sold) {
  const required = properties.filter((property) => property.required);
  return {
    productId: _id,
    quantity: 1,
    selectedColor: colors[0]?.name,
    selectedSize: sizes[0],
    selectedMemory: memory[0],
    selectedProperties: Object.fromEntries(required.map(({ id, values }) => [id, values[0]?.id])),
  };
}
