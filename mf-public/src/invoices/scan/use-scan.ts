import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { qrReader } from './qr-reader.ts';

/** Between two looks: the page stays quick and the phone cool. */
const PAUSE = 150;

/** Looks for a QR code in the video while `running` and gives each text it reads; answers whether a reader is missing. */
export function useScan(
  video: RefObject<HTMLVideoElement | null>,
  running: boolean,
  onText: (text: string) => void,
): boolean {
  const [isBlind, setBlind] = useState(false);
  const onRead = useEffectEvent(onText);
  useEffect(() => {
    if (!running) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async () => {
      const read = await qrReader();
      if (isOver || !video.current) return;
      // A frame that can't be read is none: the next one comes.
      const text = await read(video.current).catch(() => null);
      if (isOver) return;
      if (text !== null) onRead(text);
      timer = setTimeout(() => void look(), PAUSE);
    };
    look().catch(() => !isOver && setBlind(true));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [video, running]);
  return isBlind;
}
