import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Transaction } from '../../database/prisma.ts';
import type { KeyRing } from '../../secrets/KeyRing.ts';
import { CHALLENGE_MS, PasskeyChallenges } from './PasskeyChallenges.ts';

export interface PasskeysOptions {
  readonly hashKeys: KeyRing;
  readonly clock: { now(): Date };
  /** Its host is whom the keys are for (WebAuthn's RP id), and its origin the only one they are used at. */
  readonly publicUrl: URL;
  /** What the browser says whom the key is for. */
  readonly name: string;
}

/** What is kept of a passkey. */
export interface PasskeyFacts {
  readonly credentialId: Uint8Array<ArrayBuffer>;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: bigint;
  readonly backupEligible: boolean;
  readonly backedUp: boolean;
}

/** Whose a new key shall be. */
export interface PasskeyUser {
  readonly handle: Uint8Array<ArrayBuffer>;
  /** By which its owner tells their accounts apart, on their own device alone. */
  readonly name: string;
  readonly displayName: string;
}

type KeptOfUse = Pick<PasskeyFacts, 'counter' | 'backedUp'>;

/** `key` null: nobody's, or no challenge of ours. `kept` null: the answer isn't right. */
export interface UsedPasskey<Key extends PasskeyFacts> {
  readonly key: Key | null;
  readonly kept: KeptOfUse | null;
}

/** What a right answer is held against. */
interface Asked {
  readonly expectedChallenge: string;
  readonly expectedOrigin: string;
  readonly expectedRPID: string;
  readonly requireUserVerification: true;
}

/** Half a megabyte of ASN.1 that only who uses a passkey needs. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256 (COSE): what authenticators of today have. */
const ALGORITHMS = [-8, -7, -257];

const bytesOf = (text: string) => Buffer.from(text, 'base64url');

/** The challenge that was answered; nothing of it is believed before it is spent. */
function challengeOf(clientDataJSON: string): Buffer {
  try {
    const { challenge } = JSON.parse(bytesOf(clientDataJSON).toString('utf8')) as { challenge?: unknown };
    return typeof challenge === 'string' ? bytesOf(challenge) : Buffer.alloc(0);
  } catch {
    return Buffer.alloc(0);
  }
}

/** Whatever a response may be wrong in, the library says by an error. */
const orNull = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);

/**
 * The ceremonies of WebAuthn, whoever the keys belong to: the person must be there and verified, by finger, face or PIN; keys are
 * found without a name typed; where they come from nobody is asked to attest.
 */
export class Passkeys {
  readonly #challenges: PasskeyChallenges;
  readonly #options: PasskeysOptions;
  readonly #rpId: string;

  constructor(options: PasskeysOptions) {
    const { hashKeys, clock, publicUrl } = options;
    this.#options = options;
    this.#rpId = publicUrl.hostname;
    this.#challenges = new PasskeyChallenges({ hashKeys, clock, site: publicUrl.origin });
  }

  /** What the browser is told to make a key. `purpose` says for whom, and is said again of the answer. */
  async creationOptions(
    purpose: string,
    { handle, name, displayName }: PasskeyUser,
    known: readonly Pick<PasskeyFacts, 'credentialId'>[],
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: this.#options.name,
      rpID: this.#rpId,
      userID: new Uint8Array(handle),
      userName: name,
      userDisplayName: displayName,
      challenge: new Uint8Array(this.#challenges.make(purpose)),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ credentialId }) => ({
        id: Buffer.from(credentialId).toString('base64url'),
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** What the browser is told to sign with whichever key the person chooses. The same for everybody. */
  async requestOptions(purpose: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: this.#rpId,
      challenge: new Uint8Array(this.#challenges.make(purpose)),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    });
  }

  /** The key that was made; null for what doesn't answer one challenge of that purpose, rightly and for the first time. */
  async created(
    db: Transaction,
    purpose: string,
    response: RegistrationResponseJSON,
  ): Promise<PasskeyFacts | null> {
    const asked = await this.#asked(db, purpose, response.response.clientDataJSON);
    if (!asked) return null;
    const { verifyRegistrationResponse } = await library();
    const { verified = false, registrationInfo } =
      (await orNull(verifyRegistrationResponse({ ...asked, response, supportedAlgorithmIDs: ALGORITHMS }))) ??
      {};
    if (!verified || !registrationInfo) return null;
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
    return {
      credentialId: bytesOf(credential.id),
      publicKey: Buffer.from(credential.publicKey),
      counter: BigInt(credential.counter),
      backupEligible: credentialDeviceType === 'multiDevice',
      backedUp: credentialBackedUp,
    };
  }

  /** The key that was used, which `find` looks up once the challenge is spent, and what to keep of it from now on. */
  async used<Key extends PasskeyFacts>(
    db: Transaction,
    purpose: string,
    response: AuthenticationResponseJSON,
    find: () => Promise<Key | null>,
  ): Promise<UsedPasskey<Key>> {
    const asked = await this.#asked(db, purpose, response.response.clientDataJSON);
    const key = asked && (await find());
    return { key, kept: asked && key && (await this.#verified(asked, response, key)) };
  }

  async #verified(
    asked: Asked,
    response: AuthenticationResponseJSON,
    key: PasskeyFacts,
  ): Promise<KeptOfUse | null> {
    const { verifyAuthenticationResponse } = await library();
    const credential = {
      id: Buffer.from(key.credentialId).toString('base64url'),
      publicKey: new Uint8Array(key.publicKey),
      // One that goes back, where either counts, is refused: the key was copied.
      counter: Number(key.counter),
    };
    const { verified = false, authenticationInfo } =
      (await orNull(verifyAuthenticationResponse({ ...asked, response, credential }))) ?? {};
    if (!verified || !authenticationInfo) return null;
    const { newCounter, credentialDeviceType, credentialBackedUp } = authenticationInfo;
    // Whether it can leave its device is decided when it is made.
    if ((credentialDeviceType === 'multiDevice') !== key.backupEligible) return null;
    return { counter: BigInt(newCounter), backedUp: credentialBackedUp };
  }

  /** Null once the challenge was used, or was none for this. */
  async #asked(db: Transaction, purpose: string, clientDataJSON: string): Promise<Asked | null> {
    const challenge = challengeOf(clientDataJSON);
    if (!(await this.#challenges.spend(db, challenge, purpose))) return null;
    return {
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: this.#options.publicUrl.origin,
      expectedRPID: this.#rpId,
      requireUserVerification: true,
    };
  }
}
