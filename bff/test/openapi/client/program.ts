import * as admin from './admin-client.ts';
import * as site from './user-client.ts';

/** Where the product is and who signs in. */
export interface Settings {
  readonly serverUrl: string;
  readonly bindingCookie: string;
  readonly visitor: { readonly user: string; readonly password: string };
  readonly staff: { readonly email: string; readonly password: string };
  readonly expiresOn: string;
}

type Auth = NonNullable<Parameters<typeof admin.createClient>[1]>['auth'];

const visit = (serverUrl: string, auth: Auth = {}) =>
  site.createClient<site.Ops, site.OperationId, site.OperationPath, site.OperationTag>(site.OPERATIONS, {
    serverUrl,
    auth,
    errorMode: 'result',
  });
const connect = (serverUrl: string, auth: Auth = {}) =>
  admin.createClient<admin.Ops, admin.OperationId, admin.OperationPath, admin.OperationTag>(
    admin.OPERATIONS,
    { serverUrl, auth, errorMode: 'result' },
  );

/** A visitor, with the token alone. */
async function asVisitor({ serverUrl, visitor }: Settings) {
  const { data } = await visit(serverUrl).signInVisitor({ body: visitor });
  if (!data) throw new Error('The visitor did not come in.');
  const me = await visit(serverUrl, { bearer: data.token }).getVisitor();
  return me.data?.email;
}

/** A member of staff: the token, and the cookie that came beside it. */
async function asStaff({ serverUrl, staff, bindingCookie }: Settings) {
  const { data, error, response } = await connect(serverUrl).signInStaff({ body: staff });
  if (!data || !('token' in data))
    throw new Error(`The member of staff did not come in: ${JSON.stringify(error ?? data)}`);
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith(`${bindingCookie}=`));
  const binding = cookie?.slice(bindingCookie.length + 1).split(';')[0] ?? '';
  const withoutCookie = await connect(serverUrl, { bearer: data.token }).getSignedInStaff();
  return {
    client: connect(serverUrl, { bearer: data.token, apiKey: { binding } }),
    withoutCookie: withoutCookie.error?.code,
  };
}

/** What an integrator does first: signs in once, makes a token, and lets the program go on with that alone. */
export async function integrate(settings: Settings) {
  const { client, withoutCookie } = await asStaff(settings);
  const made = await client.createToken({
    body: {
      name: 'Relatórios',
      scopes: [{ permission: 'shows', action: 'list' }],
      expiresOn: settings.expiresOn,
    },
  });
  const program = connect(settings.serverUrl, { bearer: made.data?.secret ?? '' });
  const shows = await program.listShows({ query: { sort: 'title', f: { state: 'published' } } });
  const beyond = await program.getSignedInStaff();
  return {
    visitor: await asVisitor(settings),
    staff: (await client.getSignedInStaff()).data?.email,
    withoutCookie,
    titles: shows.data?.items.map(({ title }) => title),
    beyond: beyond.error?.code,
  };
}
