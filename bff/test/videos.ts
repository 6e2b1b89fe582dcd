import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';

const FORMATS = { mp4: Mp4OutputFormat, webm: WebMOutputFormat, mkv: MkvOutputFormat };
const CODECS: Partial<Record<VideoCodec, string>> = {
  vp8: 'vp8',
  vp9: 'vp09.00.10.08',
  av1: 'av01.0.01M.08',
};

/** A video of two seconds whose frames are nothing: what it is stands in its container. */
export async function someVideo(container: keyof typeof FORMATS, codec: VideoCodec): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new FORMATS[container](), target });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, { frameRate: 1 });
  await output.start();
  const decoderConfig = { codec: CODECS[codec] ?? codec, codedWidth: 640, codedHeight: 360 };
  for (const second of [0, 1])
    await source.add(new EncodedPacket(new Uint8Array(64).fill(second + 1), 'key', second, 1), {
      decoderConfig,
    });
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
