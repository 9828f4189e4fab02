import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { TextField } from './text-field.tsx';

export interface SearchBoxProps {
  label: string;
  placeholder?: string | undefined;
  /** The query parameter; 'search' unless given. */
  name?: string | undefined;
  /** What is searched for now. */
  value?: string | undefined;
  /** Query parameters that stay, such as filters. */
  keep?: Readonly<Record<string, string>> | undefined;
  /** The page that searches; this one unless given. */
  action?: string | undefined;
  className?: string | undefined;
}

/** A search that goes into the address, so that it can be shared, reloaded and gone back to. */
export function SearchBox({
  label,
  placeholder,
  name = 'search',
  value = '',
  keep = {},
  action,
  className,
}: SearchBoxProps) {
  return (
    <Form role="search" className={className} {...(action && { action })} preventScrollReset>
      {Object.entries(keep).map(([kept, text]) => (
        <input key={kept} type="hidden" name={kept} value={text} />
      ))}
      <TextField
        key={value}
        type="search"
        label={label}
        hideLabel
        name={name}
        placeholder={placeholder}
        defaultValue={value}
        leading={<Search aria-hidden="true" className="size-4" />}
        enterKeyHint="search"
      />
    </Form>
  );
}
