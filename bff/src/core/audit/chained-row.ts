import type { JsonValue } from '@fio/domain';
import type { Action } from '../../generated/prisma/client.ts';

type Chained = Omit<Action, 'id' | 'previousHash' | 'hash' | 'before' | 'after'> & {
  before: JsonValue;
  after: JsonValue;
};

/** What the hash of an action covers: all that the row says. */
export function chainedRow(action: Chained): JsonValue {
  const { at, actorId, actorName, actorType, ip, userAgent, requestId } = action;
  const { resource, recordId, action: name, summary, reason, before, after } = action;
  const who = { actorId, actorName, actorType, ip, userAgent, requestId };
  return { at: at.toISOString(), ...who, resource, recordId, action: name, summary, reason, before, after };
}
