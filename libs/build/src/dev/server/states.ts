import type { ServerResponse } from 'node:http';
import type { RemoteState } from '../state.ts';

/** The open pages, which hear of each build as server-sent events. */
export class States {
  readonly #pages = new Set<ServerResponse>();

  /** Keeps the answer open and begins with each remote's state as it is. */
  open(response: ServerResponse, states: readonly RemoteState[]): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    this.#pages.add(response);
    response.once('close', () => this.#pages.delete(response));
    for (const state of states) this.#send(response, state);
  }

  send(state: RemoteState): void {
    for (const page of this.#pages) this.#send(page, state);
  }

  #send(page: ServerResponse, state: RemoteState): void {
    page.write(`data: ${JSON.stringify(state)}\n\n`);
  }
}
