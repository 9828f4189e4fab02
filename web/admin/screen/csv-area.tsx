import FileUp from 'lucide-react/icons/file-up';
import { FileArea } from './file-area.tsx';

type Props = {
  /** The name of the chosen file; null before one is chosen. */
  chosen: string | null;
  /** What a file may have at most, such as '10,000 rows and 2 MB'. */
  most: string;
  disabled: boolean;
  error: string | undefined;
  onFile: (file: File) => void;
};

/** Takes one CSV file, chosen or dropped. */
export function CsvArea({ chosen, most, disabled, error, onFile }: Props) {
  return (
    <FileArea
      accept=".csv,text/csv"
      disabled={disabled}
      icon={<FileUp aria-hidden="true" className="size-6 text-muted" />}
      label={chosen ?? 'Choose a CSV file'}
      hint={chosen === null ? `Drop it here or choose it. Up to ${most}.` : 'Drop or choose another file'}
      error={error}
      onFiles={([file]) => file && onFile(file)}
    />
  );
}
