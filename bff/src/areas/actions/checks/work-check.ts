import type { Infrastructure } from '../../../core/infrastructure.ts';
import { verifyAudit } from '../../../core/audit/verify.ts';

const UNDER_WAY = ['queued', 'running'];
/** Rows between two words on how far it is. */
const TELL_EVERY = 10_000;

type Services = Pick<Infrastructure, 'db' | 'clock'>;

const writer =
  ({ db }: Pick<Infrastructure, 'db'>, id: string) =>
  (data: object) =>
    db.auditCheck.updateMany({ where: { id, state: { in: UNDER_WAY } }, data });

/** Recomputes the chain and writes down what came of it. May be run twice: one that is over is left alone. */
export async function workCheck({ db, clock }: Services, id: string): Promise<void> {
  const write = writer({ db }, id);
  const { count: waiting } = await write({ state: 'running', checked: 0 });
  if (waiting === 0) return;
  const verdict = await verifyAudit(db, async (checked) => {
    if (checked % TELL_EVERY === 0) await write({ checked });
  });
  const outcome = verdict.ok
    ? { state: 'whole', head: verdict.head }
    : { state: 'broken', brokenAt: verdict.brokenAt };
  await write({ ...outcome, checked: verdict.count, finishedAt: clock.now() });
}

/** Nobody tries it any more. One that is over stays as it came out. */
export async function failCheck({ db, clock }: Services, id: string): Promise<void> {
  await writer({ db }, id)({ state: 'failed', finishedAt: clock.now() });
}
