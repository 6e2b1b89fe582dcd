import type { Services } from './services.ts';
import type { WinnerDesk } from './winner-desk.ts';

/** Begins a disqualification with a small picture as evidence. */
export async function accuse(desk: WinnerDesk, id: string, reason = 'barred') {
  const { body } = await desk.attach(id, 'evidence');
  const evidenceId = body.files.find(({ kind }) => kind === 'evidence')?.id;
  return desk.step(id, 'disqualify', { reason, note: 'É funcionária.', evidenceId });
}

/** As if a proposal had waited for so many days: as the owner, for the database's clock is nobody's to turn. */
export async function ageProposal({ pool }: Pick<Services, 'pool'>, winnerId: string, days: number) {
  await pool.query('ALTER TABLE winner_proposals DISABLE TRIGGER USER');
  await pool.query(
    `UPDATE winner_proposals SET recorded_at = recorded_at - make_interval(days => $2),
       proposed_at = clock_timestamp() - make_interval(days => $2), defence_until = clock_timestamp() - interval '1 minute'
     WHERE winner_id = $1`,
    [winnerId, days],
  );
  await pool.query('ALTER TABLE winner_proposals ENABLE TRIGGER USER');
}

/** Two people disqualify a winner who gave the defence up. */
export async function disqualify(desk: WinnerDesk, id: string) {
  await accuse(desk, id);
  const { body } = await desk.attach(id, 'renunciation');
  const renunciationId = body.files.find(({ kind }) => kind === 'renunciation')?.id;
  return desk.step(id, 'disqualify/confirm', { renunciationId }, desk.others);
}
