import { parseOrderId } from '../../ids.ts';
import { listSearchWords } from './search-words.ts';
import { MAX_SYNONYM_LENGTH } from './synonym-groups.ts';

/** Searches without a result that are stored: those that were made last. */
export const MAX_EMPTY_SEARCHES = 1_000;

/** More digits may be a phone number, a card or a customer's number. */
const MAX_DIGITS = 6;

/**
 * The words by which a search that found nothing is counted: equal for spellings of the same search. Null if
 * it may be about a person (an email address, a long number, an order), says nothing, or is no word or phrase
 * that a group of synonyms could have.
 */
export function normalizeEmptySearch(typed: string): string | null {
  const text = typed.normalize('NFKC').trim();
  if (text.length > MAX_SYNONYM_LENGTH || LIKE_EMAIL.test(text) || parseOrderId(text) !== null) return null;
  if ((text.match(/\p{N}/gu) ?? []).length > MAX_DIGITS) return null;
  const words = listSearchWords(text).join(' ');
  return words.length < 2 ? null : words;
}

const LIKE_EMAIL = /@|%40|[([{]\s*at\s*[)\]}]/i;
