import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import type { ReadQr } from './qr-reader.ts';

const OPTIONS: ReaderOptions = { formats: ['QRCode'], maxNumberOfSymbols: 1, tryHarder: true };
/** Codes of receipts are dense: much less than this and their squares melt into each other. */
const LONGER_SIDE = 1280;

/** The present frame, at most so large. */
function frameOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const scale = Math.min(1, LONGER_SIDE / Math.max(video.videoWidth, video.videoHeight, 1));
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || canvas.width === 0) return null;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** ZXing, compiled to WebAssembly and delivered by ourselves: no address but our own is asked for anything. */
export async function wasmReader(): Promise<ReadQr> {
  const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  return async (sight) => {
    const input = sight instanceof Blob ? sight : frameOf(sight, canvas);
    const [found] = input ? await readBarcodes(input, OPTIONS) : [];
    return found?.isValid ? found.text : null;
  };
}
