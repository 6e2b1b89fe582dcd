import { SEAL_BYTES, SEALED_STANDINGS } from '@fio/domain';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { takeClient } from '../../../core/database/take-client.ts';
import { AGAINST_ANY, JUDGED, type Standards, standardValues } from '../listed-numbers.ts';
import { CODE } from './list-tag.ts';

/** All numbers are read: at the pace of the disk. */
const BEGIN = "BEGIN; SET LOCAL statement_timeout = '1h'; SET LOCAL idle_in_transaction_session_timeout = 0";

/**
 * Of a national campaign's numbers few can't win: those that were voided, and those of holders who can't. Each is looked for
 * by what is against it, so that ten million numbers aren't joined to their holders for a hundredth of them.
 */
const SUSPECTS = `
    SELECT ${CODE} AS code, 'voided' AS standing, t.voided_at, t.reason
    FROM tickets t
    WHERE t.draw_id = $1::uuid AND t.state = 'voided'
    UNION ALL
    SELECT ${CODE}, ${JUDGED}, NULL, NULL
    FROM registrations r JOIN tickets t ON t.registration_id = r.id
    WHERE t.draw_id = $1::uuid AND t.state <> 'voided' AND (${AGAINST_ANY})`;

/** sealBytes of the domain, of each number that can't win. A test compares the two. */
const SEAL_ALL = `
  INSERT INTO draw_list_seals (draw_id, code, seal)
  SELECT $1::uuid, code, CASE standing
    WHEN 'voided' THEN '\\x01'::bytea || int8send((extract(epoch FROM voided_at) * 1000)::bigint)
      || sha256(convert_to(reason, 'UTF8'))
    ELSE set_byte('\\x${'00'.repeat(SEAL_BYTES)}'::bytea, 0, array_position($4::text[], standing) - 1)
    END
  FROM (${SUSPECTS}
  ) AS judged`;

/**
 * Writes down which numbers of a closed list can't win, and why: of all of them as they are at one moment, once. What
 * becomes of a number or its holder afterwards changes nothing in the list.
 */
export async function sealStandings(
  { pool, clock }: Pick<Infrastructure, 'pool' | 'clock'>,
  by: Standards,
): Promise<void> {
  const { client, release } = await takeClient(pool);
  try {
    await client.query(BEGIN);
    await client.query(SEAL_ALL, [...standardValues(by), SEALED_STANDINGS]);
    const sealed = 'UPDATE draws SET list_sealed_at = $2 WHERE id = $1::uuid';
    await client.query(sealed, [by.drawId, clock.now()]);
    await client.query('COMMIT');
    release();
  } catch (error) {
    // It stands in a transaction of its own: that goes with the connection.
    release(true);
    throw error;
  }
}
