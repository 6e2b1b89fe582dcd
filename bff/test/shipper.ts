import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorAnswer, RemoteRelease, RemoteStatus } from '@fio/contracts';
import { createApiToken } from '../src/core/identity/ApiTokens.ts';
import { ownSigningKey } from '../src/core/remotes/publisher-keys.ts';
import { signDocument } from '../src/core/remotes/signature.ts';
import type { TestApp } from './app.ts';
import { call } from './call.ts';
import { createStaff, signInStaff, type SignedHeaders } from './factories.ts';
import { makeBuild, type SomeBuild } from './remote-build.ts';

const SHIPPED = 'mf-shows';

interface How {
  /** The shipper's own token unless said. */
  readonly headers?: SignedHeaders;
  readonly remote?: string;
  /** What a publisher hands over beside the build, as it travels. */
  readonly revision?: string;
  readonly map?: string;
}

type Submitted = Partial<ErrorAnswer> & { readonly build: string };

/** A build of another version and so of another name. */
export const version = (text: string): SomeBuild => ({ manifest: { version: text } });

/** A team that ships `mf-shows` with a token of its own, and a member of staff who looks on. */
export async function createShipper(app: TestApp) {
  const tokenFor = async (remote: string, ownerId: string): Promise<SignedHeaders> => {
    const { secret, ...kept } = createApiToken();
    const expiresAt = new Date(Date.now() + 3_600_000);
    await app.services.db.apiToken.create({
      data: { name: 'Esteira', scopes: [], remote, ownerId, expiresAt, ...kept },
    });
    return { authorization: `Bearer ${secret}` };
  };
  const { id } = await createStaff(app.services);
  const staff = await signInStaff(app.services, { id });
  const token = await tokenFor(SHIPPED, id);

  const submit = async (build: SomeBuild = {}, how: How = {}) => {
    const { headers = token, remote = SHIPPED, revision, map } = how;
    const { dist } = makeBuild(build);
    const form = new FormData();
    for (const name of readdirSync(dist))
      form.append('file', new Blob([readFileSync(join(dist, name))]), name);
    const document = readFileSync(join(dist, 'remote.json'), 'utf8');
    form.append('signature', signDocument(document, ownSigningKey(app.config.dataDir)));
    if (revision !== undefined) form.append('revision', revision);
    if (map !== undefined) form.append('map', new Blob([map]), 'remoteEntry.js.map');
    const path = `/api/admin/remotes/${remote}/builds`;
    const response = await app.fetch(path, { method: 'POST', headers, body: form });
    return { status: response.status, body: (await response.json()) as Submitted };
  };
  const read = async <Body>(path: string) => (await call<Body>(app, 'GET', path, { headers: staff })).body;
  return {
    staff,
    token,
    tokenFor,
    submit,
    /** As staff see it. */
    read,
    /** The name of the build that was published. */
    put: async (text: string) => (await submit(version(text))).body.build,
    move: (verb: string, body: object, headers = token) =>
      call<RemoteRelease>(app, 'POST', `/admin/remotes/${SHIPPED}/${verb}`, {
        headers,
        body: { reason: 'Um motivo.', ...body },
      }),
    statuses: async () => (await read<{ items: RemoteStatus[] }>('/admin/remotes')).items,
  };
}
export type Shipper = Awaited<ReturnType<typeof createShipper>>;
