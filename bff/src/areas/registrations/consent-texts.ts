import { hash } from 'node:crypto';
import type { Language } from '@fio/contracts';

export const consentPurposes = ['regulation', 'terms', 'marketing'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

interface ConsentText {
  /** The day the wording took effect. A changed wording is a new version, never an edit. */
  readonly version: string;
  readonly texts: Record<Language, string>;
}

/** What the boxes of the registration say, to the letter: LGPD, article 8, asks us to show what was consented to. */
export const consentTexts: Record<ConsentPurpose, ConsentText> = {
  regulation: {
    version: '2026-11-21',
    texts: {
      pt: 'Li e aceito o regulamento da promoção.',
      en: 'I have read and accept the regulation of the promotion.',
    },
  },
  terms: {
    version: '2026-11-21',
    texts: {
      pt: 'Li e aceito os termos de uso e a política de privacidade.',
      en: 'I have read and accept the terms of use and the privacy policy.',
    },
  },
  marketing: {
    version: '2026-11-21',
    texts: {
      pt: 'Quero receber novidades da promoção por e-mail. Posso mudar de ideia quando quiser.',
      en: 'I want to receive news about the promotion by e-mail. I can change my mind at any time.',
    },
  },
};

/** The version in force and the SHA-256 of the words shown, as the ledger of consents keeps them. */
export function consentProof(
  purpose: ConsentPurpose,
  language: Language,
): { version: string; textHash: Buffer<ArrayBuffer> } {
  const { version, texts } = consentTexts[purpose];
  return { version, textHash: Buffer.from(hash('sha256', texts[language], 'hex'), 'hex') };
}
