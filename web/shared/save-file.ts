/** Downloads texts that the page has as a file. */
export function saveFile(name: string, type: string, ...texts: string[]): void {
  const href = URL.createObjectURL(new Blob(texts, { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
