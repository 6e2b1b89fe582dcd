import * as z from 'zod/mini';
import { places } from '../secrets/places.ts';
import type { SecretBox } from '../secrets/SecretBox.ts';

/** 256 bits in base64url and longer: what a link of ours opens an account, or ends marketing, by. */
const SECRET = /[A-Za-z0-9_-]{43,}/g;

/** A text without whatever looks like a secret of ours. */
export const withoutSecrets = (text: string): string => text.replace(SECRET, '••••••••');

const whole = z.object({ html: z.string(), text: z.string() });

/** Both forms of a letter. */
export type LetterForms = z.infer<typeof whole>;

/** As it may be looked at. */
const masked = ({ html, text }: LetterForms): LetterForms => ({
  html: withoutSecrets(html),
  text: withoutSecrets(text),
});

/** A letter with dots for its secret, to be looked at, and whole under lock, to be sent. */
export const sealLetter = (box: SecretBox, id: string, { html, text }: LetterForms) => ({
  ...masked({ html, text }),
  sealedLetter: box.seal(Buffer.from(JSON.stringify({ html, text })), places.letter(id)),
});

export interface StoredLetter extends LetterForms {
  readonly id: string;
  readonly sealedLetter: Uint8Array | null;
}

/** The letter as its reader gets it. Throws where the key is another than the one it was sealed with. */
export function openLetter(box: SecretBox, { id, html, text, sealedLetter }: StoredLetter): LetterForms {
  if (!sealedLetter) return { html, text };
  return whole.parse(JSON.parse(box.open(sealedLetter, places.letter(id)).toString()));
}

/** What stays of a letter that nobody sends any more: what may be looked at. One without such a link stays as it is. */
export const emptied = (letter: LetterForms & { readonly linkExpiresAt: Date | null }) =>
  letter.linkExpiresAt ? { ...masked(letter), sealedLetter: null } : {};
