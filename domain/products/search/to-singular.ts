/** 'shoes' → 'shoe', 'glasses' → 'glass'; by the endings of English plurals only. */
export function toSingular(word: string): string {
  return word.replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/, '');
}
