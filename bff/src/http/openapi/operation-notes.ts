import { LIMITS, type AnyEndpoint } from '@fio/contracts';
import { takesFile } from '../takes-file.ts';
import { readComments } from './contract-comments.ts';
import type { NamedEndpoint } from './named-endpoint.ts';

const PROOF =
  'Only for a session whose owner proved themselves within the last ten minutes (`POST /admin/security/proof`), else PROOF_REQUIRED; send the same again afterwards. API tokens are refused.';

const KIB = 1024;
const sizeOf = (bytes: number) =>
  bytes % (KIB * KIB) === 0 ? `${bytes / KIB / KIB} MiB` : `${bytes / KIB} KiB`;

function* notes(endpoint: AnyEndpoint): Generator<string> {
  const { access, limit, bodyLimit, freshProof } = endpoint;
  if (access !== 'public' && access !== 'session') yield `Takes the permission \`${access}\`.`;
  if (limit !== undefined) {
    const { points, seconds } = LIMITS[limit];
    yield `At most ${points} times in ${seconds} seconds, by account and by address: TOO_MANY_REQUESTS beyond.`;
  }
  if (bodyLimit !== undefined)
    yield `The body has at most ${sizeOf(bodyLimit)}: ${takesFile(endpoint) ? 'FILE_LARGE' : 'BODY_LARGE'} beyond.`;
  if (freshProof) yield PROOF;
}

/** What a reader of an operation has to know beyond its summary: what its contract's comment says, and what it takes to call it. */
export function operationNotes({ area, name, endpoint }: NamedEndpoint): string | undefined {
  const comment = readComments().get(area)?.fields.get(name);
  const all = [...(comment === undefined ? [] : [comment]), ...notes(endpoint)];
  return all.length > 0 ? all.join(' ') : undefined;
}
