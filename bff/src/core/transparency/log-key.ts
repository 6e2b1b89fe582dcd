import type { ClientBase } from 'pg';
import { LogSigner } from './LogSigner.ts';

/** What the log of this database is signed with, if these keys don't go on with it; null when they do, or nothing was signed. */
export async function logKeyProblem(
  client: Pick<ClientBase, 'query'>,
  seeds: readonly Uint8Array[],
): Promise<string | null> {
  const { rows } = await client.query<{ note: string }>(
    'SELECT note FROM transparency_checkpoints ORDER BY size DESC LIMIT 1',
  );
  const [head] = rows;
  if (!head || new LogSigner('any', seeds).hasSigned(head.note)) return null;
  return 'TRANSPARENCY_KEY: the newest head of the log was signed with another key. Give that one back; a new key goes beside it: 2:<new>,1:<the one before>.';
}
