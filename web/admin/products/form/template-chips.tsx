import Plus from 'lucide-react/icons/plus';

type Props<Template> = {
  /** What they are, for screen readers. */
  label: string;
  templates: readonly Template[];
  textOf: (template: Template) => string;
  onAdd: (template: Template) => void;
};

/** What can be added with one click. */
export function TemplateChips<Template>({ label, templates, textOf, onAdd }: Props<Template>) {
  if (templates.length === 0) return null;
  return (
    <ul aria-label={label} className="mb-4 flex flex-wrap gap-2">
      {templates.map((template) => (
        <li key={textOf(template)}>
          <button
            type="button"
            onClick={() => onAdd(template)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-control bg-surface px-3 text-start text-sm wrap-anywhere hover:border-ink pointer-coarse:min-h-11"
          >
            <Plus aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
            <span className="sr-only">Add </span>
            {textOf(template)}
          </button>
        </li>
      ))}
    </ul>
  );
}
