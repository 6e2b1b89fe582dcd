import type { PasskeyView } from '@fio/contracts';
import type { Passkey } from '../../generated/prisma/client.ts';

/** A passkey as its owner sees it. */
export const presentPasskey = ({ id, name, createdAt, lastUsedAt, backedUp }: Passkey): PasskeyView => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  synced: backedUp,
});
