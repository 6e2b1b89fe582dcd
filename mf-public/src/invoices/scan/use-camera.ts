import { useEffect, useState, type RefObject } from 'react';

/** `denied`: the person or the device refused; `missing`: there is no camera, or no browser that lends it. */
export type CameraState = 'starting' | 'running' | 'denied' | 'missing';

/** The back camera, as finely as it gives it: codes of receipts are dense. */
const WANTED = { video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } } };

const stateOf = (error: unknown): CameraState =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)
    ? 'denied'
    : 'missing';

/** Shows the camera in `video` while the component stands; its light goes out with it. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isOver = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      if (!navigator.mediaDevices) throw new TypeError('This page may use no camera.');
      stream = await navigator.mediaDevices.getUserMedia(WANTED);
      if (isOver || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      setState('running');
    };
    start().catch((error: unknown) => !isOver && setState(stateOf(error)));
    return () => {
      isOver = true;
      stop();
    };
  }, [video]);
  return state;
}
