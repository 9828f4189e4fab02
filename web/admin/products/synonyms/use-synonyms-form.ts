import { getSynonyms, putSynonyms, type WireSynonyms } from '#contract/calls/synonyms.ts';
import { browserApi } from '#web/data.ts';
import { useListForm } from '../../screen/use-list-form.ts';
import { checkSynonyms, toSynonymValues } from './synonyms-form-values.ts';

/** The form of the synonyms. */
export function useSynonymsForm(loaded: WireSynonyms) {
  return useListForm(loaded, {
    valuesOf: toSynonymValues,
    check: checkSynonyms,
    load: async () => (await browserApi(getSynonyms, {})).body,
    save: async (body) => (await browserApi(putSynonyms, { body })).body,
    saved: 'Synonyms saved',
    notSaved: 'Failed to save synonyms',
  });
}
