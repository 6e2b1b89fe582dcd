import { answerKey } from '@fio/domain/answer-key';
import type { Shared } from './shared.ts';

/** The parameter of a theory's address that carries the sharer's answer. */
export const ANSWER = 'resposta';
/** The parameter of the theories' address that carries a shared score. */
export const SCORE = 'acertos';

/** Where what is shared is looked at, on this origin; the answer travels with it. */
export function shareLink(shared: Shared): string {
  // A win leads to where one may take part oneself.
  if (shared.kind === 'prize') return `${window.location.origin}/`;
  if (shared.kind === 'score') return `${window.location.origin}/teoria?${SCORE}=${shared.score.token}`;
  const { poll, optionId } = shared;
  const key = optionId === undefined ? undefined : answerKey(poll, optionId);
  return `${window.location.origin}/teoria/${poll.slug}${key === undefined ? '' : `?${ANSWER}=${key}`}`;
}
