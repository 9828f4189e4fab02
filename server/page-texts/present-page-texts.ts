import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { answerShape } from '#contract/described.ts';
import type { WirePageTexts, WireStaffPageTexts } from '#contract/page-text-schemas.ts';
import { type Field, type Fields, mapFields } from '#domain/fields/field.ts';
import {
  completeTexts,
  PAGE_TEXTS,
  type PageName,
  type PageTexts,
  resolveTexts,
  type WrittenTexts,
} from '#domain/page-texts/page-texts.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { PageTextRow, Publication } from './page-text-queries.ts';
import { presentPublications } from './present-publications.ts';

type Shop = Pick<Settings, 'company' | 'exampleTexts'>;

/** The texts of a page for shoppers, below its name. */
export function presentTexts(
  page: PageName,
  written: WrittenTexts,
  { company, exampleTexts }: Shop,
): WirePageTexts {
  return { [page]: resolveWritten(page, written, { company, exampleTexts }) };
}

/** The texts of a page, completed by their defaults. */
export function resolveWritten<Page extends PageName>(
  page: Page,
  written: WrittenTexts,
  { company, exampleTexts }: Shop,
): PageTexts<Page> {
  const options = { shopName: company.name, showsExamples: exampleTexts };
  return resolveTexts(page, readWritten(page, written), options);
}

/** The texts of a page for staff. */
export function presentStaffTexts(
  page: PageName,
  row: PageTextRow,
  publications: readonly Publication[],
  { exampleTexts }: Shop,
): WireStaffPageTexts {
  const texts = completeTexts(page, readWritten(page, row.draft), { showsExamples: exampleTexts });
  return {
    page,
    texts: { [page]: texts },
    hasDraft: hasDraft(row),
    version: row.version,
    publications: presentPublications(publications),
  };
}

function hasDraft({ draft, published }: Pick<PageTextRow, 'draft' | 'published'>): boolean {
  return !isDeepStrictEqual(draft, published);
}

/** The stored texts that this version of the shop can read: a field may have become another one. */
function readWritten(page: PageName, written: WrittenTexts): WrittenTexts {
  const shape: Record<string, z.ZodMiniType> = answerShape(PAGE_TEXTS[page]);
  const fields: Fields = PAGE_TEXTS[page];
  const texts = Object.entries(shape).flatMap(([name, schema]) => {
    const value = schema.safeParse(completeEntries(fields[name], written[name]));
    return value.success ? [[name, value.data]] : [];
  });
  return Object.fromEntries(texts);
}

/** Entries that were written before their list had one of its fields get it as it is initially. */
function completeEntries(field: Field | undefined, value: unknown): unknown {
  if (field?.kind !== 'list' || !Array.isArray(value)) return value;
  const initial = mapFields(field.of, (inner) => ('initially' in inner ? inner.initially : undefined));
  return value.map((entry) => ({ ...initial, ...entry }));
}
