import { type AnyEndpoint, type LimitName, LIMITS, type ownToken, type ResponseOf } from '@fio/contracts';
import { permissionSentences } from '@fio/contracts/terms/permission-sentences';
import { adminTypeOf } from '../../core/identity/admin-type.ts';
import type { ResolvedSession } from '../../core/identity/ResolvedSession.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { isOpenTo } from '../../http/open-to.ts';
import { everyEndpoint } from '../../http/openapi/document.ts';
import { operationName } from '../../http/openapi/operation-name.ts';
import { findToken } from './token-record.ts';
import { permissionWords } from './permission-words.ts';

type Caller = ResponseOf<typeof ownToken.get>;

/** The limits of these operations, each once, after that of whatever a token calls. */
function limitsOf(endpoints: readonly AnyEndpoint[], { apiTokenId }: ResolvedSession): Caller['limits'] {
  const own: LimitName[] = apiTokenId === undefined ? [] : ['token'];
  const names = new Set([...own, ...endpoints.flatMap(({ limit }) => limit ?? [])]);
  return [...names].map((name) => ({ name, ...LIMITS[name] }));
}

/** What is the token's own, where a token calls. */
async function tokenPart({ db, session }: StaffContext): Promise<Partial<Caller>> {
  if (session.apiTokenId === undefined) return {};
  const token = await findToken(db, session.apiTokenId);
  const isPrevious = !session.tokenHash.equals(token.tokenHash);
  const { name, owner, addresses, remote } = token;
  return {
    kind: 'token',
    ...{ name, addresses, remote },
    owner: { id: owner.id, name: owner.name, type: adminTypeOf(owner) },
    secret: {
      prefix: isPrevious ? (token.previousPrefix ?? '') : token.prefix,
      isPrevious,
      until: session.expiresAt.toISOString(),
    },
  };
}

/** Who calls, and what is open to them now. */
export async function describeCaller(context: StaffContext): Promise<Caller> {
  const { session, language, ip, apiVersion } = context;
  const { id, name, type, permissions } = session.admin;
  const open = everyEndpoint.filter(
    ({ endpoint }) =>
      endpoint.strategy === 'admin' &&
      endpoint.access !== 'public' &&
      isOpenTo({ endpoint, params: {} }, session),
  );
  return {
    kind: 'session',
    name,
    owner: { id, name, type },
    scopes: permissions.map(({ permission, action }) => `${permission}:${action}`),
    sentences: permissionSentences(permissions, permissionWords[language]),
    remote: null,
    expiresAt: session.expiresAt.toISOString(),
    secret: null,
    address: ip,
    addresses: [],
    version: apiVersion,
    operations: open.map(operationName),
    limits: limitsOf(
      open.map(({ endpoint }) => endpoint),
      session,
    ),
    ...(await tokenPart(context)),
  };
}
