import { fromHex } from '../crypto/bytes.ts';
import { hexadecimal, object, type Of, uuid, whole } from '../reading/forms.ts';
import { Refusal, wholeOf } from '../reading/Refusal.ts';
import type { Files } from '../sources/Files.ts';
import { jsonOf } from '../sources/read.ts';
import { type Commitment, proofForm } from './forms.ts';
import { ELIGIBLE, holderTag, isTag, ShownList } from './list.ts';
import { readSeal } from './seal.ts';

/** What opens a number, as its holder has it. */
export const openingForm = object(
  { code: whole(0, 99_999_999), key: hexadecimal(16), registrationId: uuid },
  { seal: hexadecimal(41) },
);
export type Opening = Of<typeof openingForm>;

export const proofFile = (code: number): string => `numbers/${code}.json`;

/**
 * Looks for a number in a committed list by its proof. Refusal where the proof shows nothing; `not_listed`: it shows that the
 * number isn't there; `of_another`: it is there, and not by this opening.
 */
export async function findNumber(
  files: Files,
  committed: Commitment,
  code: number,
  opening: Opening | null,
): Promise<'listed' | 'of_another' | 'not_listed'> {
  const file = wholeOf(proofFile(code));
  const list = new ShownList(committed, proofForm(await jsonOf(files, file.file), file), file);
  const entry = list.find(code);
  if (entry === null) return 'not_listed';
  if (opening === null) return 'listed';
  if (opening.code !== code) throw new Refusal(file, 'wrong_value', String(opening.code));
  const seal = opening.seal === undefined ? ELIGIBLE : fromHex(opening.seal);
  readSeal(seal, file);
  return isTag(entry, holderTag(opening.key, opening.registrationId), seal) ? 'listed' : 'of_another';
}
