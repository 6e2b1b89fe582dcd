import { MARKETING_CONSENT, type Language } from '@fio/contracts';
import { sha256 } from '../../core/secrets/content-hash.ts';

/** The wording in force and the SHA-256 of the words shown, as the ledger keeps them. */
export const marketingProof = (language: Language) => ({
  version: MARKETING_CONSENT.version,
  textHash: sha256(MARKETING_CONSENT.texts[language]),
});
