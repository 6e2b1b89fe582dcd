import type { Channel, Notices } from './Notices.ts';

interface ListenerOptions extends Channel {
  readonly notices: Notices;
}

/** Listens to one channel of a process's notices. */
export class Listener {
  readonly #notices: Notices;
  readonly #channel: Channel;

  constructor({ notices, ...channel }: ListenerOptions) {
    this.#notices = notices;
    this.#channel = channel;
  }

  /** False while notices can get lost. */
  get isListening(): boolean {
    return this.#notices.hears(this.#channel);
  }

  start(): Promise<void> {
    return this.#notices.follow(this.#channel);
  }

  stop(): Promise<void> {
    this.#notices.leave(this.#channel);
    return Promise.resolve();
  }
}
