import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { AppError } from '../../core/errors.ts';
import type { StreamCapacity } from '../../core/limits/StreamCapacity.ts';
import { OpenReply } from '../../core/request/replies.ts';
import { EVENT_STREAM_HEAD, PING } from '../event-stream.ts';
import { Followers, type Stream } from './Followers.ts';
import { LiveFeed, type Readings } from './LiveFeed.ts';

export interface LiveStreamsOptions {
  readonly readings: Readings;
  /** Of the process, for all its streams. */
  readonly capacity: StreamCapacity;
}

/** Milliseconds. */
const HEARTBEAT = 20_000;
const CATCH_UP = 250;
/** Writes in a row before other requests get their turn. */
const SLICE = 250;

/** How long a client waits before it comes back, in milliseconds: not all at once. */
const retry = () => Buffer.from(`retry: ${randomInt(1_000, 5_000)}\n\n`);

/**
 * What changes, for whoever keeps a connection open (docs/decisions/votes.md). Each change is serialised once. A client
 * that takes nothing is sent nothing more until it has taken what is on its way, and then the latest: what waits for it
 * in this process is never more than one message.
 */
export class LiveStreams {
  readonly #feed: LiveFeed;
  readonly #capacity: StreamCapacity;
  readonly #followers = new Map<string, Followers>();
  readonly #late = new Set<Stream>();
  readonly #timers: NodeJS.Timeout[] = [];
  #isClosed = false;

  constructor({ readings, capacity }: LiveStreamsOptions) {
    this.#capacity = capacity;
    this.#feed = new LiveFeed({ readings, publish: (seq) => this.#publish(seq) });
  }

  /** A change of this process was committed. */
  wake(): void {
    if (this.#followers.size > 0) this.#feed.wake();
  }

  /** An open reply with what stands of these; those nobody may see say nothing. */
  async open(ids: readonly string[], address: string): Promise<OpenReply> {
    this.#capacity.assert(address);
    await this.#feed.ready();
    const key = [...new Set(ids)].sort().join();
    return new OpenReply((response, headers) => {
      if (this.#isClosed) throw new AppError('UNAVAILABLE', { retryAfter: 5 });
      this.#take(response, headers, key, address);
    });
  }

  /** Ends all streams, for good: whoever follows comes back to a process that takes them. */
  close(): void {
    this.#isClosed = true;
    for (const { response } of this.#all()) response.end();
  }

  #take(response: ServerResponse, headers: readonly string[], key: string, address: string): void {
    const { socket, req } = response;
    const isHead = req.method === 'HEAD';
    if (socket && !isHead) this.#capacity.take(address);
    // The body ends with the connection, so that the bytes of a message can go to ten thousand sockets as they are. A
    // chunk's frame around each would cost as much again. An EventSource takes the end for a reason to come back.
    response.removeHeader('Transfer-Encoding');
    response.writeHead(200, [...headers, ...EVENT_STREAM_HEAD]);
    if (!socket || isHead) {
      response.end();
      return;
    }
    let followers = this.#followers.get(key);
    if (!followers) this.#followers.set(key, (followers = new Followers(key)));
    const stream: Stream = { response, socket, followers, address, missedFrom: null };
    followers.streams.add(stream);
    response.once('close', () => this.#leave(stream));
    this.#listen();
    const known = followers.since(this.#feed, this.#lastSeen(response));
    response.write(known ? Buffer.concat([retry(), known]) : retry());
  }

  /** The number of the last message an EventSource that comes back has seen, if it was ours. */
  #lastSeen({ req }: ServerResponse): number {
    const [epoch, seq] = String(req.headers['last-event-id'] ?? '').split('-');
    return epoch === this.#feed.epoch ? Number(seq) || 0 : 0;
  }

  #listen(): void {
    this.#feed.start();
    if (this.#timers.length > 0) return;
    this.#timers.push(setInterval(() => void this.#ping(), HEARTBEAT / 4).unref());
    this.#timers.push(setInterval(() => this.#catchUp(), CATCH_UP).unref());
  }

  #leave(stream: Stream): void {
    const { followers, address } = stream;
    followers.streams.delete(stream);
    if (followers.streams.size === 0) this.#followers.delete(followers.key);
    this.#late.delete(stream);
    this.#capacity.leave(address);
    if (this.#followers.size > 0) return;
    this.#feed.stop();
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
  }

  *#all(): Generator<Stream> {
    for (const { streams } of this.#followers.values()) yield* streams;
  }

  #publish(seq: number): Promise<void> {
    return this.#send((followers) => followers.since(this.#feed, seq), seq);
  }

  #ping(): Promise<void> {
    const now = performance.now();
    return this.#send(({ writtenAt }) => (now - writtenAt >= HEARTBEAT ? PING : null), null);
  }

  async #send(bytesFor: (followers: Followers) => Buffer | null, seq: number | null): Promise<void> {
    let count = 0;
    for (const followers of this.#followers.values()) {
      const bytes = bytesFor(followers);
      if (!bytes) continue;
      followers.writtenAt = performance.now();
      for (const stream of followers.streams) {
        this.#write(stream, bytes, seq);
        if ((count += 1) % SLICE === 0) await turn();
      }
    }
  }

  /** `seq` is the last message before these bytes; null for bytes nobody misses. */
  #write(stream: Stream, bytes: Buffer, seq: number | null): void {
    if (stream.missedFrom !== null) return;
    if (stream.socket.writableLength === 0) stream.socket.write(bytes);
    else if (seq !== null) {
      stream.missedFrom = seq;
      this.#late.add(stream);
    }
  }

  /** Who stays silent for a minute is hung up on by the server (PATIENCE.silence). */
  #catchUp(): void {
    for (const stream of this.#late) {
      if (stream.socket.writableLength > 0 || stream.missedFrom === null) continue;
      const latest = stream.followers.since(this.#feed, stream.missedFrom);
      this.#late.delete(stream);
      stream.missedFrom = null;
      if (latest) stream.socket.write(latest);
    }
  }
}
