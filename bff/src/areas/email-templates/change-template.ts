import { withConflicts } from '../../core/crud/with-conflicts.ts';
import { audit, claim, find } from '../../core/crud/records.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { checkedTexts } from './check-texts.ts';
import {
  letterOf,
  templateDetailOf,
  type TemplateRecord,
  templateState,
  textsOf,
} from './template-record.ts';
import { templateResource } from './templates.resource.ts';

/** Takes a published version back, with its line in the audit. */
async function takeBack(context: StaffContext, tx: Transaction, before: TemplateRecord) {
  const { id } = before;
  await tx.emailTemplate.update({
    where: { id },
    data: { retiredAt: context.clock.now(), version: { increment: 1 } },
  });
  const after = await find(templateResource, tx, id);
  await audit(templateResource, tx, context, { action: 'retire', before, after });
}

/** Publishes a draft for good; the version before it, if any, is sent no more. */
export function publishTemplate(context: StaffContext, id: string, version: number) {
  return context.transaction(async (tx) => {
    const before = await claim(templateResource, tx, id, version);
    if (before.publishedAt !== null) throw new AppError('CONFLICT');
    // What a letter must say may have changed since the draft was saved.
    checkedTexts(textsOf(before), letterOf(before));
    const present = before.siblings.find((one) => templateState(one) === 'published');
    if (present) await takeBack(context, tx, { ...present, siblings: before.siblings });
    await tx.emailTemplate.update({ where: { id }, data: { publishedAt: context.clock.now() } });
    const after = await find(templateResource, tx, id);
    await audit(templateResource, tx, context, { action: 'publish', before, after });
    return templateDetailOf(after);
  });
}

/** Takes the published version back without another in its place. */
export function retireTemplate(context: StaffContext, id: string, version: number) {
  return context.transaction(async (tx) => {
    const before = await claim(templateResource, tx, id, version);
    if (templateState(before) !== 'published') throw new AppError('CONFLICT');
    await takeBack(context, tx, before);
    return templateDetailOf(await find(templateResource, tx, id));
  });
}

/** Begins the next version with the text of a published or retired one. A letter has one draft at a time. */
export function nextTemplate(context: StaffContext, id: string, version: number) {
  const work = () =>
    context.transaction(async (tx) => {
      const from = await claim(templateResource, tx, id, version);
      const [latest] = from.siblings;
      if (latest === undefined || latest.publishedAt === null) throw new AppError('CONFLICT');
      const { key, letter, name, link } = from;
      const created = await tx.emailTemplate.create({
        data: { key, letter, name, link, ...textsOf(from), number: latest.number + 1 },
      });
      const after = await find(templateResource, tx, created.id);
      await audit(templateResource, tx, context, { action: 'create', before: null, after });
      return templateDetailOf(after);
    });
  return withConflicts(templateResource.unique, work);
}
