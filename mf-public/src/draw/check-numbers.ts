import { sha256 } from '@noble/hashes/sha2.js';
import {
  drawProof,
  type DrawPage,
  type HolderOpening,
  type ListProofAnswer,
} from '@fio/contracts/public/draw-proof';
import { checkNumber, type ListVerdict } from '@fio/domain/draw/number-evidence';
import { api } from '@fio/platform/api';

/** A number with what its proof shows. */
export interface CheckedNumber {
  readonly opening: HolderOpening;
  readonly verdict: ListVerdict;
}

type Checked = Pick<DrawPage, 'slug'> & { readonly list: NonNullable<DrawPage['list']> };

/** Checks numbers against the published digest, here and now. A proof is asked for only where the last one doesn't show it. */
export async function checkNumbers(
  { slug, list }: Checked,
  openings: readonly HolderOpening[],
  onProgress: (done: number) => void = () => undefined,
): Promise<CheckedNumber[]> {
  const checked: CheckedNumber[] = [];
  let proof: ListProofAnswer | undefined;
  for (const opening of openings.toSorted((left, right) => left.code - right.code)) {
    let verdict = proof && checkNumber(sha256, list, proof, opening);
    if (verdict === undefined || verdict === 'unproven') {
      proof = await api(drawProof.number, { params: { slug, code: opening.code } }, { quiet: true });
      verdict = checkNumber(sha256, list, proof, opening);
    }
    checked.push({ opening, verdict });
    onProgress(checked.length);
  }
  return checked;
}
