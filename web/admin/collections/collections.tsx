import LayoutGrid from 'lucide-react/icons/layout-grid';
import { listStaffCollections } from '#contract/calls/staff-collections.ts';
import type { WireStaffCollectionRow } from '#contract/collection-schemas.ts';
import { collectionPath } from '#domain/collections/collection.ts';
import { collectionList } from '#domain/collections/collection-list.ts';
import { inBrowser, onServer } from '#web/data.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { type Column, DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { loadList } from '../lists/load-list.ts';
import { NoRows } from '../lists/no-rows.tsx';
import { ListFilterSelect, ListSearch, Toolbar } from '../lists/toolbar.tsx';
import { useList } from '../lists/use-list.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/collections';

const load = loadList(collectionList, listStaffCollections);
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Collections');

export default function Collections({ loaderData }: Route.ComponentProps) {
  const list = useList(collectionList, listStaffCollections, loaderData.list);
  return (
    <>
      <PageHeader
        screen="collections"
        actions={
          <ButtonLink to="/admin/collections/new" variant="primary">
            Add Collection
          </ButtonLink>
        }
      />
      <Toolbar
        filters={
          <ListFilterSelect list={list} name="shown" label="Shown" labelOf={(shown) => SHOWN[shown]} />
        }
      >
        <ListSearch list={list} label="Search collections" placeholder="Search collections..." />
      </Toolbar>
      <ListFrame
        list={list}
        name="collections"
        counted="collections"
        columns={COLUMNS}
        empty={
          <NoRows
            list={list}
            icon={<LayoutGrid className="size-7" strokeWidth={1.5} />}
            none={{
              title: 'No collections yet.',
              text: 'Put products together by hand, or by a rule, and they get a page of their own.',
            }}
            noneFound={{ title: 'No collections found.', text: 'Try another search or filter.' }}
          />
        }
      >
        {(collection) => <CollectionRow key={collection.id} collection={collection} />}
      </ListFrame>
    </>
  );
}

const SHOWN = { all: 'All', published: 'Published', hidden: 'Not published' };

const COLUMNS: Column[] = [{ label: 'Collection' }, { label: 'Products' }, { label: 'State' }];

function CollectionRow({ collection }: { collection: WireStaffCollectionRow }) {
  const { id, slug, title, published, sentence } = collection;
  return (
    <DataRow>
      <DataCell names card="start">
        <TextLink to={`/admin/collections/${id}`} className="font-medium wrap-anywhere">
          {title}
        </TextLink>
        <p className="text-xs text-muted wrap-anywhere">{collectionPath(slug)}</p>
      </DataCell>
      <DataCell label="Products" card="line" className="rows:max-w-96 wrap-anywhere">
        {sentence ?? 'Chosen by hand'}
      </DataCell>
      <DataCell card="end">
        <Badge tone={published ? 'success' : 'neutral'}>{published ? 'Published' : 'Not published'}</Badge>
      </DataCell>
    </DataRow>
  );
}
