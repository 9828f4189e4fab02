/** The paragraphs of a text, which an empty line divides. */
export function toParagraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}
