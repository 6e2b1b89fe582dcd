import { withConflicts } from '../../core/crud/with-conflicts.ts';
import { audit, claim, find } from '../../core/crud/records.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { regulationDetailOf } from './regulation-record.ts';
import { regulationResource } from './regulations.resource.ts';

/** Begins the next version with the text of a published one. A document has one draft at a time. */
export async function nextVersion(context: StaffContext, id: string, version: number) {
  const work = () =>
    context.transaction(async (tx) => {
      const from = await claim(regulationResource, tx, id, version);
      const [latest] = from.siblings;
      if (from.publishedAt === null || latest === undefined || latest.publishedAt === null)
        throw new AppError('CONFLICT');
      const { kind, slug, title, certificate, html } = from;
      const created = await tx.regulation.create({
        data: {
          kind,
          slug,
          title,
          certificate,
          html,
          number: latest.number + 1,
          supersedesId: latest.id,
        },
      });
      const after = await find(regulationResource, tx, created.id);
      await audit(regulationResource, tx, context, { action: 'create', before: null, after });
      return regulationDetailOf(after, context);
    });
  return withConflicts(regulationResource.unique, work);
}
