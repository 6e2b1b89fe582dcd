import type { BodyOf, calculation, CalculationDetail } from '@fio/contracts';
import { maskCpf } from '@fio/domain';
import type { Services } from '../../composition.ts';
import type { RequestContext } from '../../http/context.ts';
import { mustBe, takeDraw, told } from './draw-steps.ts';

/** What the minutes (ata) of a draw need beside what it knows itself. CPFs are the witnesses' own, 11 digits. */
export interface Minutes {
  readonly signatory: string;
  readonly role: string;
  readonly witnesses: readonly { readonly name: string; readonly cpf: string }[];
  readonly report: string;
}

type Vault = Pick<Services, 'cpfVault'>;

/** As it is stored: CPFs encrypted, in base64. */
const sealed = ({ cpfVault }: Vault, { witnesses, ...rest }: Minutes): Minutes => ({
  ...rest,
  witnesses: witnesses.map(({ name, cpf }) => ({
    name,
    cpf: Buffer.from(cpfVault.encrypt(cpf)).toString('base64'),
  })),
});

/** The minutes as they were typed; null before that. */
export function minutesOf({ cpfVault }: Vault, { minutes }: { minutes: unknown }): Minutes | null {
  // Written here alone.
  const stored = minutes as Minutes | null;
  return (
    stored && {
      ...stored,
      witnesses: stored.witnesses.map(({ name, cpf }) => ({
        name,
        cpf: cpfVault.decrypt(Buffer.from(cpf, 'base64')),
      })),
    }
  );
}

/** The same for a screen, CPFs masked. */
export function minutesViewOf(vault: Vault, draw: { minutes: unknown }): CalculationDetail['minutes'] {
  const minutes = minutesOf(vault, draw);
  return (
    minutes && {
      ...minutes,
      witnesses: minutes.witnesses.map(({ name, cpf }) => ({ name, cpf: maskCpf(cpf) })),
    }
  );
}

/** Keeps the minutes of a calculation; they may be written anew until the winners are published. */
export function writeMinutes(
  context: RequestContext,
  id: string,
  { version, ...minutes }: BodyOf<typeof calculation.minutes>,
) {
  return context.transaction(async (tx) => {
    const before = await takeDraw(tx, { id, version });
    mustBe(before, 'calculated', 'reviewed');
    await tx.draw.update({ where: { id }, data: { minutes: { ...sealed(context, minutes) } } });
    const { signatory, role, report } = minutes;
    const witnesses = minutes.witnesses.map(({ name }) => name).join(', ');
    return told(context, tx, { action: 'minutes', before, more: { signatory, role, witnesses, report } });
  });
}
