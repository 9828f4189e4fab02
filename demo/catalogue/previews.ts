import previews from '../picture-previews.json' with { type: 'json' };

/** Previews of the demo shop's pictures (decision 030). */
export const demoPreviews: readonly { address: string; preview: string }[] = Object.entries(previews).map(
  ([name, pixels]) => ({ address: `/pictures/${name}.webp`, preview: `data:image/webp;base64,${pixels}` }),
);
