import { kept, WHY } from './fate.ts';

/** What a winner sent or signed, whether their prize came at once or from a draw: with whose it is, all that its table has. */
export const keptDocument = kept(
  WHY.accounts,
  ...(['id', 'kind', 'fileKey', 'fileType', 'sha256', 'byId', 'createdAt'] as const),
);
