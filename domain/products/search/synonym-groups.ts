import { listSearchWords } from './search-words.ts';
import { toSingular } from './to-singular.ts';

/** Words and short phrases that mean the same to shoppers: each finds what the others find. */
export type SynonymGroup = { id: string; words: string[] };

/** The groups that staff edit, with the version that a change is made to. */
export type SynonymGroups = { version: number; groups: SynonymGroup[] };

export const NO_SYNONYM_GROUPS: SynonymGroups = { version: 0, groups: [] };

export const MAX_SYNONYM_GROUPS = 200;
export const MAX_SYNONYMS = 20;

/** Letters of a word or phrase. */
export const MAX_SYNONYM_LENGTH = 60;

/** Equal for spellings of the same word: 'Running shoes' and 'running shoe'. Empty without a word. */
export function synonymKey(text: string): string {
  return toGroupKey(listSearchWords(text));
}

export function toGroupKey(words: readonly string[]): string {
  return words.map(toSingular).join(' ');
}

/** The words of a typed list: 'sneakers, trainers, running shoes'. */
export function splitSynonyms(typed: string): string[] {
  return typed
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
