import { constants, deflateSync, inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFContext,
} from '@cantoo/pdf-lib';
import { LOSSLESS, PICTURES, PREDICTOR } from './allowed.ts';
import { bareJpeg } from './bare-jpeg.ts';
import { PdfRefused } from './PdfRefused.ts';

const FILTER = PDFName.of('Filter');
const PARMS = PDFName.of('DecodeParms');
const SHORT: Readonly<Record<string, string>> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  RL: 'RunLengthDecode',
  DCT: 'DCTDecode',
  CCF: 'CCITTFaxDecode',
};

interface Layer {
  readonly name: string;
  readonly parms: PDFDict | undefined;
}
/** A stream's bytes, opened as far as they are to be, and how they are packed still. */
export interface Opened {
  readonly bytes: Buffer;
  /** The one layer left: a picture's own. */
  readonly picture: Layer | undefined;
  /** How the bytes are to be put in order once they are unpacked. */
  readonly predictor: PDFDict | undefined;
}

function layersOf({ dict }: PDFRawStream): Layer[] {
  const [filter, parms] = [dict.lookup(FILTER), dict.lookup(PARMS)];
  const at = <T>(value: T, index: number) => (value instanceof PDFArray ? value.lookup(index) : value);
  const count = filter instanceof PDFArray ? filter.size() : Number(filter !== undefined);
  return Array.from({ length: count }, (_, index) => {
    const [name, own] = [at(filter, index), at(parms, index)];
    if (!(name instanceof PDFName)) throw new PdfRefused('unreadable');
    const plain = name.decodeText();
    return { name: SHORT[plain] ?? plain, parms: own instanceof PDFDict ? own : undefined };
  });
}

/** The same bytes: a copy of each layer would be twice the memory. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** What a damaged one holds is kept as far as it goes, as readers do. */
function inflate(bytes: Buffer, maxOutputLength: number): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (cause) {
    throw new PdfRefused(cause instanceof RangeError ? 'heavy' : 'unreadable', cause);
  }
}

/** Opens one layer. */
function openLayer(bytes: Buffer, { name, parms }: Layer, bytesLeft: number, context: PDFContext): Buffer {
  if (name === 'FlateDecode') return inflate(bytes, Math.max(bytesLeft, 1));
  const dict = context.obj({ Filter: name });
  if (parms) dict.set(PARMS, parms);
  return bufferOf(decodePDFRawStream(PDFRawStream.of(dict, bytes)).decode());
}

const predicts = (parms: PDFDict | undefined) => {
  const value = parms?.lookup(PDFName.of('Predictor'));
  return value instanceof PDFNumber && value.asNumber() > 1;
};

/** Opens a stream down to its own bytes, or to the picture they are; no more than `room` bytes. */
export function openStream(stream: PDFRawStream, bytesLeft: number): Opened {
  const layers = layersOf(stream);
  let bytes = bufferOf(stream.contents);
  for (const [index, layer] of layers.entries()) {
    const isLast = index === layers.length - 1;
    if (layer.name in PICTURES && isLast) {
      if (layer.name === 'DCTDecode') bytes = bareJpeg(bytes);
      return { bytes, picture: layer, predictor: undefined };
    }
    const isPlain = LOSSLESS.has(layer.name) && (isLast || !predicts(layer.parms));
    if (!isPlain) throw new PdfRefused('unreadable');
    bytes = openLayer(bytes, layer, bytesLeft, stream.dict.context);
    if (bytes.length > bytesLeft) throw new PdfRefused('heavy');
  }
  const last = layers.at(-1)?.parms;
  return { bytes, picture: undefined, predictor: predicts(last) ? last : undefined };
}

function plainParms(from: PDFDict | undefined, allowed: ReadonlySet<string>, context: PDFContext) {
  const kept = PDFDict.withContext(context);
  for (const key of from?.keys() ?? []) {
    const value = from?.lookup(key);
    const isPlain = value instanceof PDFNumber || value instanceof PDFBool;
    if (isPlain && allowed.has(key.decodeText())) kept.set(key, value);
  }
  return kept;
}

/** The opened bytes as a stream of the new document, packed by us. */
export function packStream({ bytes, picture, predictor }: Opened, dict: PDFDict): PDFRawStream {
  const name = picture?.name ?? 'FlateDecode';
  const allowed = PICTURES[name] ?? PREDICTOR;
  const parms = plainParms(picture ? picture.parms : predictor, allowed, dict.context);
  dict.set(FILTER, PDFName.of(name));
  if (parms.keys().length > 0) dict.set(PARMS, parms);
  return PDFRawStream.of(dict, picture ? bytes : deflateSync(bytes));
}
