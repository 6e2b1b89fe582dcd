import { CpfVault } from '../identity/CpfVault.ts';
import { TwoFactorVault } from '../identity/TwoFactorVault.ts';
import type { KeyRing } from './KeyRing.ts';
import {
  createFileBox,
  createLetterBox,
  createPushBox,
  createReceiptBox,
  createSeedBox,
  createWebhookBox,
  type SecretBox,
} from './SecretBox.ts';

/** What nobody reads who only has the database and its files: a vault for each purpose, each with a key of its own. */
export interface Vaults {
  readonly cpf: CpfVault;
  readonly twoFactor: TwoFactorVault;
  /** Seeds of orders and schedules, until they are revealed. */
  readonly seeds: SecretBox;
  /** Stored files that hold whole CPFs. */
  readonly files: SecretBox;
  /** Letters whose links open accounts, until they are sent. */
  readonly letters: SecretBox;
  /** What push services know us by. */
  readonly push: SecretBox;
  /** What receipts' QR codes say, and the secrets of shops that prove it. */
  readonly receipts: SecretBox;
  /** What deliveries to endpoints are signed with. */
  readonly webhooks: SecretBox;
}

interface Rings {
  readonly cpfKeys: KeyRing;
  readonly hashKeys: KeyRing;
  readonly seedKeys: KeyRing;
}

export const createVaults = (rings: Rings): Vaults => ({
  cpf: new CpfVault(rings),
  twoFactor: new TwoFactorVault(rings),
  seeds: createSeedBox(rings),
  files: createFileBox(rings),
  letters: createLetterBox(rings),
  push: createPushBox(rings),
  receipts: createReceiptBox(rings),
  webhooks: createWebhookBox(rings),
});
