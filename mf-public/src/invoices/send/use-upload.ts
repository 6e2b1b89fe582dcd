import { useEffect, useRef, useState } from 'react';
import { uploadFile, type UploadProgress } from './upload-file.ts';

export type UploadState =
  | { readonly step: 'none' }
  | ({ readonly step: 'under way' } & UploadProgress)
  | { readonly step: 'done'; readonly id: string }
  | { readonly step: 'refused'; readonly error: unknown };

/** Uploads one file at a time: another one, or leaving, gives the former up. */
export function useUpload(onDone: (id: string) => void) {
  const [state, setState] = useState<UploadState>({ step: 'none' });
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);
  const start = async (file: File) => {
    current.current?.abort();
    const controller = (current.current = new AbortController());
    const { signal } = controller;
    setState({ step: 'under way', received: 0, bytes: file.size, broken: false });
    try {
      const id = await uploadFile(file, {
        signal,
        onProgress: (told) => !signal.aborted && setState({ step: 'under way', ...told }),
      });
      if (signal.aborted) return;
      setState({ step: 'done', id });
      onDone(id);
    } catch (error) {
      if (!signal.aborted) setState({ step: 'refused', error });
    }
  };
  const forget = () => {
    current.current?.abort();
    setState({ step: 'none' });
  };
  return { state, start, forget };
}
