import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  cosignatureBytes,
  cosignatureText,
  fromBase64,
  isConsistent,
  noteKeyId,
  parseCheckpoint,
  parseNote,
  signatureLine,
  verifierKey,
} from '@fio/domain';
import { sha256 } from '../src/core/secrets/sha256.ts';

export interface Outsider {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A server of somebody else's on this machine. */
export async function listen(listener: RequestListener): Promise<Outsider> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A witness as c2sp.org/tlog-witness has it, which keeps what it cosigned last in memory. */
export class TestWitness {
  readonly name = 'witness.example/w1';
  /** What it answered, newest last. */
  readonly answers: number[] = [];
  #known = { size: 0, root: new Uint8Array(sha256(new Uint8Array(0))) };
  readonly #keys = generateKeyPairSync('ed25519');

  get vkey(): string {
    return verifierKey(sha256, { name: this.name, publicKey: this.#publicKey }, 'cosignature');
  }

  get known(): { readonly size: number; readonly root: Uint8Array } {
    return this.#known;
  }

  get #publicKey(): Buffer {
    return Buffer.from(this.#keys.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  }

  readonly listener: RequestListener = (request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const { status, body } = this.#answer(Buffer.concat(parts).toString());
      this.answers.push(status);
      const type = status === 409 ? 'text/x.tlog.size' : 'text/plain';
      response.writeHead(status, { 'Content-Type': type }).end(body);
    })();
  };

  #answer(body: string): { status: number; body: string } {
    const empty = body.indexOf('\n\n');
    const [first = '', ...hashes] = body.slice(0, empty).split('\n');
    const old = Number(/^old (\d+)$/.exec(first)?.[1]);
    const note = parseNote(body.slice(empty + 2));
    const checkpoint = note && parseCheckpoint(note.text);
    if (!note || !checkpoint || old > checkpoint.size) return { status: 400, body: 'bad\n' };
    if (old !== this.#known.size) return { status: 409, body: `${this.#known.size}\n` };
    const { size, root } = checkpoint;
    const proof = hashes.map((hash) => fromBase64(hash) ?? new Uint8Array(0));
    const claim = { before: old, beforeRoot: this.#known.root, size, root: new Uint8Array(root), proof };
    if (!isConsistent(sha256, claim)) return { status: old === size ? 409 : 422, body: `${old}\n` };
    this.#known = { size, root: new Uint8Array(root) };
    return { status: 200, body: this.#cosignature(note.text) };
  }

  #cosignature(text: string): string {
    const time = Math.floor(Date.now() / 1000);
    const key = { name: this.name, publicKey: this.#publicKey };
    const signature = sign(null, Buffer.from(cosignatureText(time, text)), this.#keys.privateKey);
    return signatureLine({
      name: this.name,
      keyId: noteKeyId(sha256, key, 'cosignature'),
      signature: cosignatureBytes({ time, signature }),
    });
  }
}
