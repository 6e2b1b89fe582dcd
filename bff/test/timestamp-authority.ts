import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CONFIG = `
[req]
distinguished_name = name
[name]
[root]
basicConstraints = critical,CA:true
[stamps]
extendedKeyUsage = critical,timeStamping
[tsa]
default_tsa = authority
[authority]
serial = serial
default_policy = 1.2.3.4.1
digests = sha256
signer_digest = sha256
accuracy = secs:1
`;

/** A time-stamping authority of RFC 3161 as OpenSSL makes one: root, certificate, replies. */
export class TimestampAuthority {
  readonly folder = mkdtempSync(join(tmpdir(), 'fio-tsa-'));
  constructor() {
    writeFileSync(join(this.folder, 'tsa.cnf'), CONFIG);
    writeFileSync(join(this.folder, 'serial'), '01\n');
    this.#run(
      'req -x509 -newkey rsa:2048 -nodes -keyout root.key -out root.pem -days 2 -subj /CN=root -config tsa.cnf -extensions root',
    );
    this.#run(
      'req -newkey rsa:2048 -nodes -keyout stamps.key -out stamps.csr -subj /CN=stamps -config tsa.cnf',
    );
    this.#run(
      'x509 -req -in stamps.csr -CA root.pem -CAkey root.key -days 2 -set_serial 2 -out stamps.pem -extfile tsa.cnf -extensions stamps',
    );
  }

  #run(command: string): string {
    return execFileSync('openssl', command.split(' '), { cwd: this.folder, encoding: 'utf8', stdio: 'pipe' });
  }

  /** Whether OpenSSL, which knows the root alone, takes a reply for a time stamp of those bytes. */
  verifies(data: Buffer, reply: Buffer): boolean {
    writeFileSync(join(this.folder, 'data'), data);
    writeFileSync(join(this.folder, 'given.tsr'), reply);
    try {
      return this.#run('ts -verify -data data -in given.tsr -CAfile root.pem').includes('OK');
    } catch {
      return false;
    }
  }

  reply(request: Buffer): Buffer {
    writeFileSync(join(this.folder, 'request.tsq'), request);
    this.#run(
      'ts -reply -queryfile request.tsq -config tsa.cnf -section authority -inkey stamps.key -signer stamps.pem -out reply.tsr',
    );
    return readFileSync(join(this.folder, 'reply.tsr'));
  }

  readonly listener: RequestListener = (request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      response.writeHead(200, { 'Content-Type': 'application/timestamp-reply' });
      response.end(this.reply(Buffer.concat(parts)));
    })();
  };
}
