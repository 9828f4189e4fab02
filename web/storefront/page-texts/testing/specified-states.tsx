import type { ReactNode } from 'react';
import { resolveTexts } from '#domain/page-texts/page-texts.ts';
import { StateTextsContext } from '../state-texts-context.ts';

const STATES = resolveTexts('states', {}, { shopName: 'Marigold', showsExamples: true });

/** For tests: what the layout gives its pages while staff have written nothing. */
export function SpecifiedStates({ children }: { children: ReactNode }) {
  return <StateTextsContext value={STATES}>{children}</StateTextsContext>;
}
