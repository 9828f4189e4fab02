import { uploadPicture } from '#contract/calls/uploads.ts';
import { ApiError, createApi } from '#contract/client.ts';
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '#domain/limits.ts';
import { staySignedIn } from '#web/staff-session.ts';

type Options = {
  signal: AbortSignal;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
};

/** Why a file cannot be uploaded, or null. */
export function whyNotSent({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.includes(type)) return 'Only JPEG, PNG, WebP and AVIF pictures can be uploaded.';
  if (size > MAX_PICTURE_BYTES) return `Larger than ${MAX_PICTURE_BYTES / 1_000_000} MB.`;
  return null;
}

/** Uploads a picture and returns its address. Throws `ApiError` for every failure. */
export async function sendPicture(file: File, { signal, onProgress }: Options): Promise<string> {
  const api = createApi((request) => send(request, file, onProgress), '/api');
  const { body } = await staySignedIn(() => api(uploadPicture, { body: file }, { signal }));
  return body.address;
}

/** Like fetch, with the progress of the upload. `file` is the request's body, passed to avoid a copy. */
function send(request: Request, file: File, onProgress: Options['onProgress']): Promise<Response> {
  return new Promise((resolve, reject) => {
    const http = new XMLHttpRequest();
    http.open(request.method, request.url);
    for (const [name, value] of request.headers) http.setRequestHeader(name, value);
    http.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    http.onload = () =>
      resolve(
        new Response(http.responseText, {
          status: http.status,
          headers: parseHeaders(http.getAllResponseHeaders()),
        }),
      );
    http.onerror = () => reject(new ApiError(0, { message: 'The shop could not be reached.' }));
    http.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    request.signal.addEventListener('abort', () => http.abort());
    http.send(file);
  });
}

function parseHeaders(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':');
    if (name.trim() !== '') headers.append(name.trim(), value.join(':').trim());
  }
  return headers;
}
