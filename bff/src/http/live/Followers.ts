import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Frame, LiveFeed } from './LiveFeed.ts';

/** One open connection. */
export interface Stream {
  readonly response: ServerResponse;
  readonly socket: Socket;
  readonly followers: Followers;
  readonly address: string;
  /** The last message it got before it fell behind; null while it keeps up. */
  missedFrom: number | null;
}

/** Who follows the very same: what they are sent is put together once. */
export class Followers {
  readonly key: string;
  readonly ids: readonly string[];
  readonly streams = new Set<Stream>();
  /** Milliseconds; a connection on which nothing moves is cut by proxies. */
  writtenAt = performance.now();

  constructor(key: string) {
    this.key = key;
    this.ids = key.split(',');
  }

  /** The latest messages after number `seq`, in their order; null when there are none. */
  since(feed: LiveFeed, seq: number): Buffer | null {
    const frames = this.ids
      .map((id) => feed.frame(id))
      .filter((frame): frame is Frame => frame !== undefined && frame.seq > seq)
      .sort((left, right) => left.seq - right.seq);
    const [first] = frames;
    if (!first) return null;
    return frames.length === 1 ? first.bytes : Buffer.concat(frames.map(({ bytes }) => bytes));
  }
}
