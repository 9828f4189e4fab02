import * as z from 'zod/mini';
import { staffCall } from '../define-call.ts';
import { SynonymsForm } from '../forms/synonyms.ts';
import { component } from '../openapi-component.ts';
import { seenVersion } from './shipping.ts';

/** Groups of words and phrases that mean the same: a search for one finds what the others find. */
export const Synonyms = component('Synonyms', {
  version: z.number(),
  groups: z.array(z.object({ id: z.string(), words: z.array(z.string()) })),
});

export type WireSynonyms = z.output<typeof Synonyms>;

export const getSynonyms = staffCall({
  path: '/synonyms',
  summary: 'The groups of synonyms that searches of shoppers follow',
  output: Synonyms,
});

export const putSynonyms = staffCall({
  method: 'PUT',
  path: '/synonyms',
  summary: 'Replace all groups of synonyms; 409 if they were saved since `version`',
  body: z.extend(SynonymsForm, { version: seenVersion() }),
  output: Synonyms,
  failures: [409],
});
