import type { BodyOf, MySuggestion, suggestions } from '@fio/contracts';
import { todayInSaoPaulo } from '@fio/domain';
import { midnight } from '../../core/crud/source.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { recordLog } from '../../core/logs/record-log.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { invalidField } from '../../core/errors.ts';
import { addressKey } from '../../core/limits.ts';
import { judgeText } from './judge-text.ts';
import { mySuggestionOf, ownParts } from './my-suggestions.ts';
import { normalizeSuggestion } from './normalize-suggestion.ts';

type Body = BodyOf<typeof suggestions.send>;
interface Sent extends Body {
  readonly authorId: string;
}
interface Standing {
  readonly today: number;
  readonly pending: number;
  readonly repeated: boolean;
}

/** What the person has sent so far. One at a time per person, or two at once would both find room for themselves. */
async function standingOf(tx: Transaction, { authorId, showId, text }: Sent, now: Date): Promise<Standing> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`suggestions ${authorId}`}, 0))`;
  const [standing] = await tx.$queryRaw<Standing[]>`
    SELECT count(*) FILTER (WHERE created_at >= ${midnight(todayInSaoPaulo(now), 0)})::integer AS today,
           count(*) FILTER (WHERE state IN ('new', 'in_review'))::integer AS pending,
           coalesce(bool_or(show_id = ${showId}::uuid AND search = fold_text(${text})), false) AS repeated
    FROM suggestions WHERE author_id = ${authorId}::uuid`;
  return standing ?? { today: 0, pending: 0, repeated: false };
}

function assertQuota({ today, pending, repeated }: Standing, { config }: SignedInContext): void {
  const { perDay, pending: most } = config.suggestions;
  if (repeated) throw invalidField('text', 'suggestion_repeated');
  if (today >= perDay) throw invalidField('text', 'suggestions_day', 'SUGGESTION_LIMIT', perDay);
  if (pending >= most) throw invalidField('text', 'suggestions_pending', 'SUGGESTION_LIMIT', most);
}

/** Takes a suggestion in, with what a moderator should know of it. */
export async function sendSuggestion(context: SignedInContext, body: Body): Promise<MySuggestion> {
  const { clock, session, language, ip } = context;
  const now = clock.now();
  const authorId = session.subjectId;
  const sent = { authorId, showId: body.showId, text: normalizeSuggestion(body.text) };
  const created = await context.transaction(async (tx) => {
    const show = await tx.show.findFirst({ where: { id: sent.showId, state: 'published' } });
    if (show === null) throw invalidField('showId', 'invalid');
    assertQuota(await standingOf(tx, sent, now), context);
    const judged = await judgeText(tx, { ...sent, id: null, now });
    const data = { ...sent, ...judged, language, ip, createdAt: now, updatedAt: now };
    const kept = await tx.suggestion.create({ data, include: ownParts });
    const log = { registrationId: authorId, recordId: kept.id, at: now, from: context };
    await recordLog(tx, { kind: 'suggestion', ...log });
    return mySuggestionOf(kept, now);
  });
  context.addresses.sightings.note(addressKey(ip), 'suggestions', authorId);
  return created;
}
