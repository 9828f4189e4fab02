import previews from '../picture-previews.json' with { type: 'json' };

/** What the demo shop's pictures look like before they have come; `studio/encode.ts` writes them down. */
export const demoPreviews: readonly { address: string; preview: string }[] = Object.entries(previews).map(
  ([name, pixels]) => ({ address: `/pictures/${name}.webp`, preview: `data:image/webp;base64,${pixels}` }),
);
