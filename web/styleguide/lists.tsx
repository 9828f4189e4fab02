import { Badge } from '#web/ui/feedback/badge.tsx';
import { Pagination } from '#web/ui/navigation/pagination.tsx';
import { DataCell, DataRow, DataTable } from '#web/ui/tables/data-table.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const ROWS = [
  { id: 'MG-7K2P-4F9D', who: 'ada@example.com', status: 'Delivered', tone: 'success', total: '$150.11' },
  {
    id: 'MG-1A5C-8W3X',
    who: 'grace@example.com',
    status: 'On The Road',
    tone: 'primary',
    total: '$1,204.00',
  },
  {
    id: 'MG-9Q0R-2M6B',
    who: 'a.very.long.name.indeed@longest-domain.example',
    status: 'Placed',
    tone: 'warning',
    total: '$61.20',
  },
] as const;

export function Lists() {
  return (
    <Specimens>
      <Specimen title="A table; on phones each row is a card" wide>
        <DataTable
          caption="Orders"
          columns={[
            { label: 'Order ID', sort: { to: '#lists', now: 'descending' } },
            { label: 'Customer' },
            { label: 'Status' },
            { label: 'Total', align: 'end' },
          ]}
        >
          {ROWS.map(({ id, who, status, tone, total }, position) => (
            <DataRow key={id} selected={position === 1}>
              <DataCell label="Order ID">{id}</DataCell>
              <DataCell label="Customer">{who}</DataCell>
              <DataCell label="Status">
                <Badge tone={tone}>{status}</Badge>
              </DataCell>
              <DataCell label="Total" align="end" className="numeric">
                {total}
              </DataCell>
            </DataRow>
          ))}
        </DataTable>
      </Specimen>
      <Specimen title="Pages" wide>
        <Pagination page={4} pageCount={12} hrefOf={(page) => `#page-${page}`} />
      </Specimen>
    </Specimens>
  );
}
