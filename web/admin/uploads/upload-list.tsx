import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import type { Upload, Uploads } from './use-uploads.ts';

/** Uploads under way, and failed ones. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  if (uploads.list.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="grid gap-3">
      {uploads.list.map((upload) => (
        <li key={upload.key} className="flex items-center gap-3 rounded-lg bg-sunken px-4 py-3">
          <div className="min-w-0 grow wrap-anywhere">
            {upload.state === 'failed' ? (
              <Failed {...upload} />
            ) : (
              <ProgressBar label={`${upload.file.name}: ${WORDS[upload.state]}`} percent={upload.percent} />
            )}
          </div>
          {upload.state === 'failed' && upload.canRetry && (
            <IconButton
              label={`Try ${upload.file.name} again`}
              size="sm"
              onClick={() => uploads.retry(upload.key)}
            >
              <RotateCw aria-hidden="true" className="size-4" />
            </IconButton>
          )}
          <IconButton
            label={upload.state === 'failed' ? `Dismiss ${upload.file.name}` : `Stop ${upload.file.name}`}
            size="sm"
            onClick={() => uploads.dismiss(upload.key)}
          >
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

const WORDS = { waiting: 'waiting', sending: 'uploading', preparing: 'preparing its sizes' };

function Failed({ file, message }: Upload) {
  return (
    <p role="alert" className="flex items-start gap-1.5 text-sm text-bad">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        <span className="font-medium">{file.name}</span>: {message}
      </span>
    </p>
  );
}
