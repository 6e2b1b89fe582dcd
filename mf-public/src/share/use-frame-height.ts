import { useCallback, useState } from 'react';

/**
 * The height that a widget tells of itself, in pixels: over a channel that only its frame is given, as the script for other sites
 * does it (bff, areas/embeds/browser/loader.js).
 */
export function useFrameHeight(first: number) {
  const [height, setHeight] = useState(first);
  const frame = useCallback((element: HTMLIFrameElement | null) => {
    element?.addEventListener('load', () => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'number' && data > 0) setHeight(Math.min(data, 2000));
      });
      port1.start();
      element.contentWindow?.postMessage('fio-teoria', window.location.origin, [port2]);
    });
  }, []);
  return { frame, height };
}
