import type { CalculationDetail } from '@fio/contracts';
import { maskCpf } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { places } from '../../core/secrets/places.ts';

/** What the minutes (ata) of a draw need beside what it knows itself. CPFs are the witnesses' own, 11 digits. */
export interface Minutes {
  readonly signatory: string;
  readonly role: string;
  readonly witnesses: readonly { readonly name: string; readonly cpf: string }[];
  readonly report: string;
}

/** A draw with its minutes as they are stored. */
interface Kept {
  readonly id: string;
  readonly minutes: unknown;
}

type Vault = Pick<Infrastructure, 'vaults'>;

/** As they are stored: CPFs encrypted, in base64. */
export const sealedMinutes = (
  { vaults }: Vault,
  drawId: string,
  { witnesses, ...rest }: Minutes,
): Minutes => ({
  ...rest,
  witnesses: witnesses.map(({ name, cpf }, index) => ({
    name,
    cpf: vaults.cpf.encrypt(cpf, places.witness(drawId, index)).toString('base64'),
  })),
});

/** The minutes as they were typed; null before that. */
export function minutesOf({ vaults }: Vault, { id, minutes }: Kept): Minutes | null {
  // Written here alone.
  const stored = minutes as Minutes | null;
  return (
    stored && {
      ...stored,
      witnesses: stored.witnesses.map(({ name, cpf }, index) => ({
        name,
        cpf: vaults.cpf.decrypt(Buffer.from(cpf, 'base64'), places.witness(id, index)),
      })),
    }
  );
}

/** The same for a screen, CPFs masked. */
export function minutesViewOf(vault: Vault, draw: Kept): CalculationDetail['minutes'] {
  const minutes = minutesOf(vault, draw);
  return (
    minutes && {
      ...minutes,
      witnesses: minutes.witnesses.map(({ name, cpf }) => ({ name, cpf: maskCpf(cpf) })),
    }
  );
}
