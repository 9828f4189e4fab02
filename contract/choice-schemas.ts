import * as z from 'zod/mini';

/** The chosen options and properties of a line in an answer, in the terms of the specification. */
export const chosenFields = {
  selectedColor: z.optional(z.string()),
  selectedSize: z.optional(z.string()),
  selectedMemory: z.optional(z.string()),
  /** Values of options other than color, size and memory, by name; absent without them. */
  selectedOptions: z.optional(z.record(z.string(), z.string())),
  selectedProperties: z.record(z.string(), z.string()),
  /** Property id → the text typed for it; absent if there is none. */
  propertyTexts: z.optional(z.record(z.string(), z.string())),
};
