import type { RequestContext } from '../../core/request/RequestContext.ts';
import { anonymise, assertNothingWaits, type PrivacyServices } from '../privacy/index.ts';
import { changeRegistration, PRESENT } from './change-registration.ts';
import { LETTERS } from '../../core/people/letters.ts';

/** Anonymises somebody for good at their request, which reached staff another way. */
export async function anonymiseFor(
  context: RequestContext,
  areas: PrivacyServices,
  id: string,
  { version, reason }: { version: number; reason: string },
) {
  const detail = await changeRegistration(context, {
    id,
    version,
    reason,
    action: 'anonymise',
    from: PRESENT,
    // Not from where the person was: that is nowhere here.
    write: async (tx, visitor) => {
      const leaving = { visitor, channel: 'staff', language: LETTERS, ip: '', userAgent: '' } as const;
      await anonymise(context, areas, tx, leaving);
      // What they won is received, or what they wrote is noted with the prize, before.
      await assertNothingWaits(tx, id);
    },
  });
  context.identity.sessions.forget({ subjectId: id });
  return detail;
}
