import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { instant, required } from '../core/fields.ts';
import { remoteManifest } from '../documents/manifest.ts';
import { BUILD_NAME, REMOTE_NAME } from '../documents/remote-names.ts';

/**
 * How a live build changes. `canary` starts one or changes its share, `take_back` is the product's own when a canary
 * fails too often, `start` brings along the build of the checkout that was started.
 */
export const REMOTE_CHANGES = ['publish', 'promote', 'canary', 'rollback', 'take_back', 'start'] as const;
export type RemoteChangeKind = (typeof REMOTE_CHANGES)[number];

/** A registry knows several environments; each server serves one of them. */
export const ENVIRONMENT_NAME = /^[a-z][a-z0-9-]{0,31}$/;
/** Of all files of a build together. */
export const BUILD_LIMIT_MB = 32;
export const REASON_LIMIT = 300;
/** How long a preview works, in minutes: unless said, and at most. */
export const PREVIEW_MINUTES = { usual: 60, most: 1440 } as const;
/** Of a commit's subject and of its author's name; what is longer is cut where it is read. */
export const SUBJECT_LIMIT = 200;
export const AUTHOR_LIMIT = 100;

const remote = z.string('required').check(z.regex(REMOTE_NAME, 'invalid'));
const build = z.string('required').check(z.regex(BUILD_NAME, 'invalid'));
const environment = z.string('required').check(z.regex(ENVIRONMENT_NAME, 'invalid'));
const reason = required().check(z.maxLength(REASON_LIMIT, 'limit'));

/**
 * The commit a build was made from, as its publisher's checkout has it: for staff and pipelines, and in nothing that a
 * visitor gets. The author is a name, without an address.
 */
export const buildRevision = z.object({
  commit: z.string().check(z.regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/, 'invalid')),
  subject: z.string().check(z.maxLength(SUBJECT_LIMIT, 'limit')),
  author: z.string().check(z.maxLength(AUTHOR_LIMIT, 'limit')),
  /** The checkout had changes that no commit has: the build may be of more than the commit says. */
  isDirty: z.boolean(),
});
export type BuildRevision = z.output<typeof buildRevision>;
/** null: published from no checkout of git, or before this was told. */
const revision = z.nullable(buildRevision);

/** Where a build is live. */
export const remoteRelease = z.object({
  environment,
  remote,
  stable: z.object({ build, version: z.string(), revision }),
  /** The build that `percent` of the visitors get instead. */
  canary: z.nullable(z.object({ build, version: z.string(), revision, percent: z.int() })),
  /** The builds whose signature doesn't hold, and what is served for the stable one then: null for nothing. */
  refused: z.array(build),
  serving: z.nullable(build),
  changedAt: instant(),
});
export type RemoteRelease = z.output<typeof remoteRelease>;

export const remoteStatus = z.object({
  remote,
  owner: z.string(),
  side: z.enum(['public', 'admin']),
  /** The build that was published last, live or not. */
  latest: z.object({ build, version: z.string(), revision, publishedAt: instant() }),
  /** By environment; none where nothing has been promoted yet. */
  releases: z.array(remoteRelease),
});
export type RemoteStatus = z.output<typeof remoteStatus>;

export const remoteBuild = z.object({
  remote,
  build,
  version: z.string(),
  owner: z.string(),
  shellApi: z.string(),
  /** Of files, and of their bytes as they are and compressed one by one. */
  files: z.int(),
  size: z.int(),
  gzip: z.int(),
  /** Address of the team's own server where that delivers the files. */
  origin: z.nullable(z.string()),
  publishedAt: instant(),
  publishedBy: z.string(),
  revision,
  /** Whether error reports of it can be read by its sources: its source maps are kept, for nobody to fetch. */
  hasMaps: z.boolean(),
});
export type RemoteBuildRow = z.output<typeof remoteBuild>;

/** What two of these differ in is what a `diff` tells. */
const remoteBuildDetail = z.extend(remoteBuild, {
  /** null where the document was tampered with so that nobody can read it. */
  manifest: z.nullable(remoteManifest),
  /** The exact text of remote.json and the Ed25519 signature over it, in base64url. */
  document: z.string(),
  signature: z.string(),
  /** Whether it holds by the keys this server knows. */
  isSigned: z.boolean(),
  contents: z.array(z.object({ name: z.string(), size: z.int(), gzip: z.int(), integrity: z.string() })),
});
export type RemoteBuildDetail = z.output<typeof remoteBuildDetail>;

export const remoteChange = z.object({
  at: instant(),
  /** null: a build was published, which makes it live nowhere. */
  environment: z.nullable(environment),
  kind: z.enum(REMOTE_CHANGES),
  from: z.nullable(build),
  to: z.nullable(build),
  /** Of a canary. */
  percent: z.nullable(z.int()),
  /** Empty: the product itself. */
  by: z.string(),
  reason: z.nullable(z.string()),
  /** Of the build `to`. */
  revision,
});
export type RemoteChange = z.output<typeof remoteChange>;

const own = { ownRemote: true, params: z.object({ remote }) } as const;
const where = z.optional(environment);

/**
 * The registry of builds (docs/decisions/shipping-remotes.md). An API token that is bound to a remote may call these
 * for that remote, and nothing else; it lists no other. REMOTE_REFUSED answers every `reasons`, and nothing has changed
 * then; so do REMOTE_MOVED and REMOTE_FAILING.
 */
export const remotes = {
  list: endpoint({
    method: 'GET',
    path: '/admin/remotes',
    access: 'commands:list',
    ownRemote: true,
    response: z.object({
      /** The one this server serves, and takes where a change names none. */
      environment,
      items: z.array(remoteStatus),
    }),
    summary: 'Every remote with its live builds by environment.',
  }),
  builds: endpoint({
    method: 'GET',
    path: '/admin/remotes/:remote',
    access: 'commands:list',
    ...own,
    response: z.object({ items: z.array(remoteBuild) }),
    errors: ['NOT_FOUND'],
    summary: 'The published builds of a remote, latest first, two hundred at most.',
  }),
  build: endpoint({
    method: 'GET',
    path: '/admin/remotes/:remote/builds/:build',
    access: 'commands:list',
    ownRemote: true,
    params: z.object({ remote, build }),
    response: remoteBuildDetail,
    errors: ['NOT_FOUND'],
    summary: 'One build with its manifest, its signature and its files.',
  }),
  history: endpoint({
    method: 'GET',
    path: '/admin/remotes/:remote/history',
    access: 'commands:list',
    ...own,
    response: z.object({ items: z.array(remoteChange) }),
    errors: ['NOT_FOUND'],
    summary: 'What was published and made live of a remote, latest first, two hundred at most.',
  }),
  /**
   * The body is multipart/form-data: `signature` as a field, and each file of the build, remote.json among them, as
   * `file` with its path in the build for a name. `revision` is the commit it was made from, as JSON by `buildRevision`;
   * each `map` is the source map of a script, named as the script with `.map` behind.
   */
  publish: endpoint({
    method: 'POST',
    path: '/admin/remotes/:remote/builds',
    unkeyed: 'file',
    access: 'commands:run',
    ...own,
    limit: 'upload',
    bodyLimit: BUILD_LIMIT_MB * 1024 * 1024,
    status: 201,
    response: remoteBuild,
    errors: ['FILE_LARGE', 'REMOTE_REFUSED'],
    summary:
      'Keeps a build for good; live it is only once it is promoted. The same build again is no mistake.',
  }),
  promote: endpoint({
    method: 'POST',
    path: '/admin/remotes/:remote/promote',
    unkeyed: 'repeatable',
    access: 'commands:run',
    ...own,
    body: z.object({
      environment: where,
      build,
      /** Less than 100 makes it a canary beside the stable build. */
      percent: z._default(z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(100, 'invalid')), 100),
      reason,
      /** The stable build one knows of: REMOTE_MOVED if another is live by now, or another team's canary runs. */
      expect: z.optional(build),
      /** Why it goes live although it failed in pages: without it a build that fails is REMOTE_FAILING. */
      despiteFailures: z.optional(reason),
    }),
    response: remoteRelease,
    errors: ['NOT_FOUND', 'REMOTE_REFUSED', 'REMOTE_MOVED', 'REMOTE_FAILING'],
    summary: 'Makes a published build the live one, for all or for a share of the visitors.',
  }),
  rollback: endpoint({
    method: 'POST',
    path: '/admin/remotes/:remote/rollback',
    // Until it is live. Done twice it goes back twice: first to an end of the canary, then to the build before.
    unkeyed: 'waits',
    access: 'commands:run',
    ...own,
    /** Without a build: a canary ends, or else the stable build gives way to the one before it. */
    body: z.object({ environment: where, build: z.optional(build), reason }),
    response: remoteRelease,
    errors: ['NOT_FOUND', 'REMOTE_REFUSED'],
    summary: 'Goes back to a build that was live before; a canary ends with it.',
  }),
  preview: endpoint({
    method: 'POST',
    path: '/admin/remotes/:remote/preview',
    unkeyed: 'secret',
    access: 'commands:run',
    ...own,
    body: z.object({
      build,
      minutes: z._default(
        z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(PREVIEW_MINUTES.most, 'invalid')),
        PREVIEW_MINUTES.usual,
      ),
    }),
    response: z.object({ link: z.string(), until: instant() }),
    errors: ['NOT_FOUND', 'REMOTE_REFUSED'],
    summary: 'A link that shows a published build to whoever opens it, until it expires.',
  }),
};
