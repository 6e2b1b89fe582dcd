import type { FailureKind } from './failure.ts';
import type { LoaderEffects } from './effects.ts';

/**
 * Why a file did not arrive. A script's error event says nothing, so the file is asked for once more: only
 * after a failure, within the same bounds as everything else.
 */
export async function diagnose(
  address: string,
  integrity: string,
  effects: Pick<LoaderEffects, 'probe' | 'online'>,
): Promise<FailureKind> {
  if (!effects.online()) return 'offline';
  const status = await effects.probe(address);
  if (status === null) return 'offline';
  if (status === 401 || status === 403) return 'forbidden';
  if (status >= 400) return 'not-found';
  // It is there now: either its bytes are not the published ones, or the connection broke for a moment.
  return (await effects.probe(address, integrity)) === null ? 'integrity' : 'offline';
}
