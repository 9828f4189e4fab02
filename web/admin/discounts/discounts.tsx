import BadgePercent from 'lucide-react/icons/badge-percent';
import { exportDiscounts, listDiscounts } from '#contract/calls/discounts.ts';
import type { WireDiscount } from '#contract/discount-schemas.ts';
import { formatCount } from '#domain/counts.ts';
import { DISCOUNT_STATE_NAMES, type DiscountState } from '#domain/discounts/describe-discount.ts';
import { discountList } from '#domain/discounts/discount-list.ts';
import { formatMoney } from '#domain/money.ts';
import { inBrowser, onServer } from '#web/data.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx';
import { type Column, DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { ExportLink } from '../lists/export-link.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { loadList } from '../lists/load-list.ts';
import { NoRows } from '../lists/no-rows.tsx';
import { ListFilterSelect, ListSearch, Toolbar } from '../lists/toolbar.tsx';
import { useList } from '../lists/use-list.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/discounts';

const load = loadList(discountList, listDiscounts);
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Discounts');

export default function Discounts({ loaderData }: Route.ComponentProps) {
  const list = useList(discountList, listDiscounts, loaderData.list);
  return (
    <>
      <PageHeader
        screen="discounts"
        actions={
          <>
            <ExportLink list={list} call={exportDiscounts} />
            <ButtonLink to="/admin/discounts/new" variant="primary">
              Add Discount
            </ButtonLink>
          </>
        }
      />
      <Toolbar
        filters={
          <ListFilterSelect list={list} name="shown" label="Shown" labelOf={(shown) => SHOWN[shown]} />
        }
      >
        <ListSearch list={list} label="Search discounts" placeholder="Search discounts..." />
      </Toolbar>
      <ListFrame
        list={list}
        name="discounts"
        counted="discounts"
        columns={COLUMNS}
        empty={
          <NoRows
            list={list}
            icon={<BadgePercent className="size-7" strokeWidth={1.5} />}
            none={{ title: 'No discounts yet.', text: 'Add one by a code, or one that applies by itself.' }}
            noneFound={{ title: 'No discounts found.', text: 'Try another search or filter.' }}
          />
        }
      >
        {(discount) => <DiscountRow key={discount.id} discount={discount} />}
      </ListFrame>
    </>
  );
}

const SHOWN = { all: 'All', active: 'Active', scheduled: 'Scheduled', over: 'Ended or used up' };

const COLUMNS: Column[] = [
  { label: 'Discount' },
  { label: 'What it does' },
  { label: 'State' },
  { label: 'Uses', align: 'end' },
  { label: 'Given', align: 'end' },
  { label: 'Sales', align: 'end' },
];

function DiscountRow({ discount }: { discount: WireDiscount }) {
  const { id, code, title, sentence, state, uses, usageLimit, givenAmount, salesAmount } = discount;
  return (
    <DataRow>
      <DataCell names card="start">
        <TextLink to={`/admin/discounts/${id}`} className="font-medium wrap-anywhere">
          {code ?? 'Automatic'}
        </TextLink>
        <p className="text-xs text-muted wrap-anywhere">{title}</p>
      </DataCell>
      <DataCell label="What it does" card="line" className="rows:max-w-80 wrap-anywhere">
        {sentence}
      </DataCell>
      <DataCell card="end">
        <Badge tone={STATE_TONES[state]}>{DISCOUNT_STATE_NAMES[state]}</Badge>
      </DataCell>
      <DataCell label="Uses" align="end" className="numeric whitespace-nowrap">
        {formatCount(uses)}
        {usageLimit !== undefined && <span className="text-muted"> of {formatCount(usageLimit)}</span>}
      </DataCell>
      <DataCell label="Given" align="end" className="numeric">
        {formatMoney(givenAmount)}
      </DataCell>
      <DataCell label="Sales" align="end" className="numeric">
        {formatMoney(salesAmount)}
      </DataCell>
    </DataRow>
  );
}

const STATE_TONES: Record<DiscountState, BadgeTone> = {
  active: 'success',
  scheduled: 'primary',
  ended: 'warning',
  used_up: 'warning',
};
