import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { newKey } from '#web/shared/new-key.ts';
import { sendPicture, whyNotSent } from './send-picture.ts';

export type Upload = {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'preparing' | 'failed';
  /** 0 to 100. */
  percent: number;
  message: string;
  /** False if the file was refused. */
  canRetry: boolean;
};

/** The message of a form that is saved before its pictures are there. */
export const STILL_UPLOADING = 'A picture is still being uploaded. Save when it is there, or stop it.';

export type Uploads = ReturnType<typeof useUploads>;

/** Uploads files one after the other; calls `onUploaded` for each. */
export function useUploads(onUploaded: (address: string) => void) {
  const [list, setList] = useState<readonly Upload[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const stops = useRef(new Map<string, AbortController>());
  const latestOnUploaded = useRef(onUploaded);
  latestOnUploaded.current = onUploaded;

  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const update = (key: string, part: Partial<Upload>) =>
    setList((before) => before.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const forget = (key: string) => setList((before) => before.filter((upload) => upload.key !== key));

  function enqueue({ key, file }: Pick<Upload, 'key' | 'file'>) {
    const stop = new AbortController();
    stops.current.set(key, stop);
    queue.current = queue.current.then(async () => {
      if (stop.signal.aborted) return;
      update(key, { state: 'sending' });
      try {
        const onProgress = (share: number) =>
          update(key, { percent: share * 100, state: share < 1 ? 'sending' : 'preparing' });
        latestOnUploaded.current(await sendPicture(file, { signal: stop.signal, onProgress }));
        forget(key);
      } catch (error) {
        if (stop.signal.aborted) return;
        const message = error instanceof Error ? error.message : 'The upload failed.';
        update(key, { state: 'failed', message, canRetry: !isRefused(error) });
      }
      stops.current.delete(key);
    });
  }

  return {
    list,
    isUploading: list.some(({ state }) => state !== 'failed'),
    add(files: File[]) {
      const added = files.map((file): Upload => {
        const message = whyNotSent(file);
        const state = message === null ? 'waiting' : 'failed';
        return { key: newKey(), file, state, percent: 0, message: message ?? '', canRetry: false };
      });
      setList((before) => [...before, ...added]);
      for (const upload of added) if (upload.state === 'waiting') enqueue(upload);
    },
    retry(key: string) {
      const upload = list.find((entry) => entry.key === key);
      if (!upload) return;
      update(key, { state: 'waiting', percent: 0, message: '' });
      enqueue(upload);
    },
    /** Removes an upload and stops it. */
    dismiss(key: string) {
      stops.current.get(key)?.abort();
      stops.current.delete(key);
      forget(key);
    },
  };
}

/** The server checked the file and does not accept it. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 413, 415].includes(error.status);
}
