import type { RequestContext } from '../../core/request/RequestContext.ts';
import { anonymise, type PrivacyServices } from '../privacy/index.ts';
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
    write: (tx, visitor) =>
      anonymise(context, areas, tx, { visitor, channel: 'staff', language: LETTERS, ip: '', userAgent: '' }),
  });
  context.identity.sessions.forget({ subjectId: id });
  return detail;
}
