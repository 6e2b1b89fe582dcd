import { API_VERSIONS, NEWEST_VERSION, VERSION_HEADER, type AnyEndpoint } from '@fio/contracts';
import type { ZodOpenApiComponentsObject, ZodOpenApiOperationObject } from 'zod-openapi';

type Schemes = NonNullable<ZodOpenApiComponentsObject['securitySchemes']>;

/** Which operations a document holds: those of the site, for everybody, or those of the back office, for staff. */
export type DocumentPart = 'user' | 'admin';

/**
 * Who may call, as OpenAPI names it. One object each: the writer of the document takes two names of one object for the
 * same scheme and drops the second.
 */
const schemes = {
  user: (): Schemes => ({
    visitor: { type: 'http', scheme: 'bearer', description: 'The `token` that `POST /login` answers.' },
  }),
  admin: (bindingCookie: string): Schemes => ({
    staff: {
      type: 'http',
      scheme: 'bearer',
      description: 'The `token` that `POST /admin/login` answers. Worth nothing without the binding cookie.',
    },
    binding: {
      type: 'apiKey',
      in: 'cookie',
      name: bindingCookie,
      description:
        'Set by `POST /admin/login`, HttpOnly: it ties the session of staff to the browser it was opened in.',
    },
    apiToken: {
      type: 'http',
      scheme: 'bearer',
      description: 'For programs: an API token of the back office, `fio_…`, without any cookie.',
    },
  }),
};

/** What a part's operations name. */
export const securitySchemes = (part: DocumentPart, bindingCookie: string): Schemes =>
  schemes[part](bindingCookie);

/** The schemes that open an endpoint: one of the list, all of an entry. */
export function securityOf({
  access,
  strategy,
  peopleOnly,
}: AnyEndpoint): ZodOpenApiOperationObject['security'] {
  if (access === 'public') return [];
  if (strategy === 'user') return [{ visitor: [] }];
  const ofPeople = { staff: [], binding: [] };
  return (peopleOnly ?? access === 'session') ? [ofPeople] : [ofPeople, { apiToken: [] }];
}

const end = `Each refusal is a \`Problem\` (RFC 9457, \`application/problem+json\`), its \`title\` in the language of \`Accept-Language\`; its \`type\`
is the page of its \`code\`. All codes: \`/api/docs/errors\`. Each answer has \`X-Request-Id\`, by which we find what we know of it.
Times are UTC, days those of São Paulo, amounts of money cents of a real.

This is version ${NEWEST_VERSION}. A request may name another one as \`${VERSION_HEADER}\` (${API_VERSIONS.join(', ')}); without it a token speaks
the version of its making, and everybody else the newest. Each answer says its own in the same header.
`;

const signingInOf = {
  user: () => `All addresses are below \`/api\`. Signing in:

- **A visitor** sends CPF or e-mail and password to \`POST /login\`, and the answered \`token\` with each request as
  \`Authorization: Bearer …\` until \`exp\`.

A token of visitors is worth nothing in the back office, whose document staff find at \`/api/admin/openapi.json\`.
${end}`,
  admin: (bindingCookie: string) => `All addresses are below \`/api\`. Signing in:

- **A program** uses an API token. Staff make it under *API tokens* in the back office (\`POST /admin/tokens\`), where its
  secret is shown once. Send it with each request as \`Authorization: Bearer fio_…\`; no cookie, no session. It does what its
  scopes say, as far as its owner may do that now. What belongs to a person is closed to it: operations that list no
  \`apiToken\`.
- **A member of staff** sends e-mail and password to \`POST /admin/login\`. The answer \`{"twoFactor": true}\` asks for the same
  again with a \`code\`. A session is two things, and each request needs both: the answered \`token\` as
  \`Authorization: Bearer …\`, and the cookie \`${bindingCookie}\` that the answer sets. It is HttpOnly: browsers keep and send it
  themselves.

A token of staff is worth nothing outside \`/admin\`; \`/api/openapi.json\` describes the rest.
${end}`,
};

/** How to sign in, for the readers of the document itself (Markdown). */
export const signingIn = (part: DocumentPart, bindingCookie: string): string =>
  signingInOf[part](bindingCookie);
