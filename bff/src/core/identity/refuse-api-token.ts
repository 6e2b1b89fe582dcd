import { AppError } from '../../http/errors.ts';
import type { ResolvedSession } from './ResolvedSession.ts';

/** Refuses programs where only a person may act: what they would get there knows no scopes (docs/decisions/126). */
export function refuseApiToken({ apiTokenId }: ResolvedSession): void {
  if (apiTokenId !== undefined) throw new AppError('FORBIDDEN');
}
