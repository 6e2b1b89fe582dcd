import type { Infrastructure } from '../../core/infrastructure.ts';
import { isFresh } from '../../core/secrets/SecretBox.ts';
import { type Minutes, minutesOf, sealedMinutes } from '../calculation/index.ts';

type Dependencies = Pick<Infrastructure, 'db' | 'vaults'>;

/** Draws whose minutes have a witness sealed with another key, or not bound to its place. */
export async function staleMinutes({ db }: Pick<Dependencies, 'db'>, keyId: number) {
  const draws = await db.draw.findMany({ select: { id: true, minutes: true } });
  return draws.filter(({ minutes }) =>
    // Written by the calculation alone.
    (minutes as unknown as Minutes | null)?.witnesses.some(
      ({ cpf }) => !isFresh(Buffer.from(cpf, 'base64'), keyId),
    ),
  );
}

/** The witnesses of draws: a few, so that they are read at once. Minutes that were written anew meanwhile stay. */
export async function resealMinutes(
  services: Dependencies,
  keyId: number,
  onProgress: () => void,
): Promise<void> {
  for (const draw of await staleMinutes(services, keyId)) {
    const minutes = minutesOf(services, draw);
    if (minutes === null) continue;
    const fresh = sealedMinutes(services, draw.id, minutes);
    await services.db.$executeRaw`
      UPDATE draws SET minutes = ${JSON.stringify(fresh)}::jsonb
      WHERE id = ${draw.id}::uuid AND minutes = ${JSON.stringify(draw.minutes)}::jsonb`;
    onProgress();
  }
}
