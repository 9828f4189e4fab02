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
  /** It may arrive the next time; what is no picture never will. */
  canRetry: boolean;
};

export type Uploads = {
  list: readonly Upload[];
  add: (files: File[]) => void;
  retry: (key: string) => void;
  /** Forgets one, and stops it if it is on its way. */
  dismiss: (key: string) => void;
};

/**
 * Files on their way, one after the other in the order they were given; `onUploaded` hears of each that
 * arrived.
 */
export function useUploads(onUploaded: (address: string) => void): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const stops = useRef(new Map<string, AbortController>());
  const tell = useRef(onUploaded);
  tell.current = onUploaded;

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
    line.current = line.current.then(async () => {
      if (stop.signal.aborted) return;
      update(key, { state: 'sending' });
      try {
        const onProgress = (share: number) =>
          update(key, { percent: share * 100, state: share < 1 ? 'sending' : 'preparing' });
        tell.current(await sendPicture(file, { signal: stop.signal, onProgress }));
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
    add(files) {
      const added = files.map((file): Upload => {
        const message = whyNotSent(file);
        const state = message === null ? 'waiting' : 'failed';
        return { key: newKey(), file, state, percent: 0, message: message ?? '', canRetry: false };
      });
      setList((before) => [...before, ...added]);
      for (const upload of added) if (upload.state === 'waiting') enqueue(upload);
    },
    retry(key) {
      const upload = list.find((entry) => entry.key === key);
      if (!upload) return;
      update(key, { state: 'waiting', percent: 0, message: '' });
      enqueue(upload);
    },
    dismiss(key) {
      stops.current.get(key)?.abort();
      stops.current.delete(key);
      forget(key);
    },
  };
}

/** It was looked at and is no picture the shop takes. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 413, 415].includes(error.status);
}
