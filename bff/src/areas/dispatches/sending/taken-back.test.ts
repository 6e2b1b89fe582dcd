import { LETTER_TAKEN_BACK } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDispatchDesk, type DispatchDesk, everybodyIn } from '../../../../test/dispatch-desk.ts';
import { createMailTransport } from '../../../core/mail/transport.ts';
import type { EmailTemplate } from '../../../generated/prisma/client.ts';
import { DispatchWorker } from './DispatchWorker.ts';

let desk: DispatchDesk;
/** Keeps everything: there is no mail server. */
let worker: DispatchWorker;
/** One whose mail server isn't there. */
let outOfReach: DispatchWorker;
beforeAll(async () => {
  desk = await createDispatchDesk();
  worker = new DispatchWorker(desk.app.services, null);
  const transport = createMailTransport('smtp://127.0.0.1:1', 'nao-responda@fiodameada.example');
  outOfReach = new DispatchWorker(desk.app.services, transport);
});
afterAll(() => desk.app.close());

describe('a letter that is taken back', () => {
  /** What is published stays so: each test has a letter of its own. */
  async function letter(changes: Partial<EmailTemplate>) {
    const { db } = desk.app.services;
    const {
      id: _,
      search: __,
      ...text
    } = await db.emailTemplate.findUniqueOrThrow({
      where: { id: desk.templateId },
    });
    return db.emailTemplate.create({ data: { ...text, ...changes } });
  }
  const retire = (id: string) =>
    desk.app.services.db.emailTemplate.update({ where: { id }, data: { retiredAt: desk.clock.now() } });

  it('is not sent by what waited for its time, and the dispatch says why', async () => {
    await desk.readers('MT', 2);
    const { id: templateId } = await letter({ key: 'campaign-um' });
    const { id } = await desk.begun({ audience: everybodyIn('MT'), templateId });
    await retire(templateId);
    await worker.work(id);
    expect(await desk.seen(id)).toMatchObject({ state: 'cancelled', total: 0, trouble: LETTER_TAKEN_BACK });
    expect(await desk.app.services.db.outboxMessage.count({ where: { dispatchId: id } })).toBe(0);
  });

  it('is not gone on with', async () => {
    await desk.readers('MA', 2);
    const { id: templateId } = await letter({ key: 'campaign-dois' });
    const { id } = await desk.begun({ audience: everybodyIn('MA'), templateId });
    expect((await desk.move(id, 'resume')).body.code).toBe('CONFLICT');
    await outOfReach.work(id);
    await desk.move(id, 'pause');
    await retire(templateId);
    expect((await desk.move(id, 'resume')).body.code).toBe('CONFLICT');
    expect(await desk.seen(id)).toMatchObject({ state: 'paused' });
  });

  it('goes on where a later version took its place', async () => {
    await desk.readers('PB', 1);
    const { id: templateId } = await letter({ key: 'campaign-tres' });
    const { id } = await desk.begun({ audience: everybodyIn('PB'), templateId });
    await retire(templateId);
    await letter({ key: 'campaign-tres', number: 2 });
    await worker.work(id);
    expect(await desk.seen(id)).toMatchObject({ state: 'sent', counts: { kept: 1 } });
  });
});
