import { parentPort } from 'node:worker_threads';
import type { ShareCard } from '../ShareCard.ts';
import { draw } from './draw.ts';

/** One card to draw; the poster's file travels with it. */
export interface DrawRequest {
  readonly id: number;
  readonly card: ShareCard;
  readonly poster: Uint8Array | null;
}

export type DrawAnswer = { readonly id: number } & (
  | { readonly image: Uint8Array }
  | { readonly error: string }
);

const port = parentPort;
port?.on('message', ({ id, card, poster }: DrawRequest) => {
  draw(card, poster && Buffer.from(poster)).then(
    (image) => port.postMessage({ id, image } satisfies DrawAnswer, []),
    (cause: unknown) => port.postMessage({ id, error: String(cause) } satisfies DrawAnswer, []),
  );
});
