import type { SignedInContext } from '../../core/request/RequestContext.ts';
import type { Suspicion } from './record-votes.ts';

type Dependencies = Pick<SignedInContext, 'identity' | 'session' | 'cookies' | 'challengeToken' | 'ip'>;

/** What speaks against a vote at first sight. Costs the ordinary vote nothing: its cookie is read where there is one. */
export function doubtOf(
  { identity, session, cookies }: Dependencies,
  counted: 'plain' | 'burst',
): Suspicion | null {
  // A burst doesn't cover for the device: a proof takes back the one and not the other.
  if (identity.devices.isCrowded(cookies, session.subjectId)) return 'device';
  return counted === 'burst' ? 'address' : null;
}

/**
 * What still speaks against it once the caller has been asked to prove to be a person, where that is configured. A
 * person at a busy address is one like any other; a person with many accounts isn't.
 */
export async function proven(context: Dependencies, doubt: Suspicion): Promise<Suspicion | null> {
  const isPerson = await context.identity.challenges.demand('vote', context);
  return isPerson && doubt === 'address' ? null : doubt;
}
