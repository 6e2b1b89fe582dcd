/** What a reader looks at: a frame of the camera, or a photo. */
export type Sight = HTMLVideoElement | Blob;

/** The text of a QR code in sight, or null. */
export type ReadQr = (sight: Sight) => Promise<string | null>;

interface NativeDetector {
  detect(source: HTMLVideoElement | ImageBitmap): Promise<readonly { rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** The browser's own detector, where it has one that knows QR codes. */
async function nativeReader(): Promise<ReadQr | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !formats.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (sight) => {
    const source = sight instanceof Blob ? await createImageBitmap(sight) : sight;
    const [found] = await detector.detect(source);
    return found?.rawValue ?? null;
  };
}

/** Kept once it is there; a failed download is tried again the next time. */
let known: Promise<ReadQr> | undefined;

/** The best reader this browser can have; ours of WebAssembly is fetched only where there is none. */
export function qrReader(): Promise<ReadQr> {
  known ??= nativeReader().then(async (own) => own ?? (await import('./wasm-reader.ts')).wasmReader());
  known.catch(() => (known = undefined));
  return known;
}
