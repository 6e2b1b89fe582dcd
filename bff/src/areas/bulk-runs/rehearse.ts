import type { StaffContext } from '../../core/request/RequestContext.ts';
import type { Route } from '../../core/request/routes.ts';
import { callRoute } from '../../http/call-route.ts';

/** What a rehearsal ends with, so that its transaction leaves nothing behind. */
class Rehearsed extends Error {}

/**
 * Runs a route's handler to the end of its transaction and takes all of it back: throws whatever it would be refused with.
 * What is done once the transaction is over, as sending a letter, isn't reached.
 */
export async function rehearse(
  route: Route,
  given: { readonly params: unknown; readonly body: unknown },
  context: StaffContext,
): Promise<void> {
  const transaction: StaffContext['transaction'] = (work) =>
    context.db.$transaction(async (tx) => {
      await work(tx);
      throw new Rehearsed();
    });
  // The context works things out when they are asked for, by fields of its own.
  const rehearsing = new Proxy(context, {
    get: (request, key) =>
      key === 'transaction' ? transaction : (Reflect.get(request, key, request) as unknown),
  });
  try {
    await callRoute(route, given, rehearsing);
  } catch (cause) {
    if (!(cause instanceof Rehearsed)) throw cause;
  }
}
