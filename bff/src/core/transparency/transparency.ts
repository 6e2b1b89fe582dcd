import type { TransparencyCheckpoint } from '../../generated/prisma/client.ts';
import type { Config } from '../config/index.ts';
import { LogSigner } from './LogSigner.ts';
import { signedHead, type Signing } from './sign-head.ts';

/** The log of what binds: its signed heads. Entries are added by `appendEntry`. */
export interface Transparency {
  /** Whose log it is: its address without the scheme. */
  readonly origin: string;
  /** Public keys as verifiers take them (c2sp.org/signed-note). */
  readonly verifierKeys: readonly string[];
  /** The newest signed head: of all that is committed. */
  head: () => Promise<TransparencyCheckpoint>;
}

export function openTransparency({ transparencyOrigin, secrets }: Config, signing: Signing): Transparency {
  const signer = new LogSigner(transparencyOrigin, secrets.transparencyKeys);
  const { origin, verifierKeys } = signer;
  return { origin, verifierKeys, head: () => signedHead(signing, signer) };
}
