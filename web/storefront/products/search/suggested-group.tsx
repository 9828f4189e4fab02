import LayoutGrid from 'lucide-react/icons/layout-grid';
import Tag from 'lucide-react/icons/tag';

const KINDS = { category: { Icon: LayoutGrid, label: 'Category' }, brand: { Icon: Tag, label: 'Brand' } };

export function SuggestedGroup({ kind, name }: { kind: keyof typeof KINDS; name: string }) {
  const { Icon, label } = KINDS[kind];
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-sunken text-muted">
        <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </span>
      <span className="min-w-0">
        <span className="block truncate font-medium">{name}</span>
        <span className="block text-sm text-muted">{label}</span>
      </span>
    </>
  );
}
