import Search from 'lucide-react/icons/search';
import { classNames } from '#web/ui/styles/class-names.ts';

/** Opens the quick search, and tells its keys where there is a keyboard. */
export function SearchButton({ onClick, className }: { onClick: () => void; className?: string }) {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
      className={classNames(
        'flex min-h-11 items-center gap-3 rounded-lg border border-line bg-sunken px-3 text-sm text-muted',
        'transition-colors hover:border-control hover:text-ink lg:min-h-9',
        className,
      )}
    >
      <Search aria-hidden="true" className="size-4" />
      <span className="grow text-start">Search</span>
      <span aria-hidden="true" className="text-xs max-lg:hidden pointer-coarse:hidden">
        Ctrl K
      </span>
    </button>
  );
}
