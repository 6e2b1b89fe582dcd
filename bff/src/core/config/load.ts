import { resolve } from 'node:path';
import { toConfig, type Config } from './config.ts';
import { hasRoot } from './fiscal-roots.ts';
import { environment, type Environment } from './schema.ts';
import { demonstrationSecrets, type Secrets, toSecrets } from './secrets.ts';

/** The environment can't be used; the message lists every wrong value and how to write it. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(
      `The configuration has ${problems.length} problem(s):\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

/** Bytes. */
const ED25519_SEED = 32;

const windows = [
  ['REGISTER_START', 'REGISTER_END'],
  ['STORE_INVOICE_START', 'STORE_INVOICE_END'],
  ['INVOICE_DATE_START', 'INVOICE_DATE_END'],
] as const;

/** Cookies know no ports, and only a name of its own keeps those of staff from the public pages' server side. */
function* wrongHosts({ ADMIN_URL: admin, PUBLIC_URL: site }: Environment): Generator<string> {
  if (!admin) return;
  if (!site) yield 'PUBLIC_URL: is required with ADMIN_URL.';
  if (admin.hostname === site?.hostname)
    yield 'ADMIN_URL: needs another host name than PUBLIC_URL; leave it out for one origin.';
  if (site && admin.protocol !== site.protocol) yield 'ADMIN_URL: must begin as PUBLIC_URL does (https).';
  if (admin.pathname !== '/') yield 'ADMIN_URL: is an origin, without a path.';
}

/** Receipts that nothing confirms, or of any shop there is, are an invitation: whoever wants either has to say so. */
function* unconfirmable(env: Environment): Generator<string> {
  const isOver = env.STORE_INVOICE_END !== undefined && env.STORE_INVOICE_END <= new Date();
  if (isOver) return;
  if (!env.INVOICE_SOURCES && env.INVOICE_REVIEW !== 'all')
    yield 'INVOICE_SOURCES: name what confirms receipts, as qr_hash,sales, or set INVOICE_REVIEW=all.';
  if (!env.PARTICIPATING_CNPJS) yield 'PARTICIPATING_CNPJS: name the shops that take part, or say any.';
}

/** An XML is confirmed by nobody while no root is known. */
function* rootless({ FISCAL_ROOTS: roots, INVOICE_SOURCES: sources, DEMONSTRATION }: Environment) {
  if (sources?.includes('xml_signature') && !roots && !DEMONSTRATION)
    yield 'FISCAL_ROOTS: is required with xml_signature: the PEM files of the roots that certify issuers.';
  if (roots && !hasRoot(roots)) yield 'FISCAL_ROOTS: has no root, that is no certificate signed by itself.';
}

/** A key for seeds that is another name's too would be no key of their own. */
function* sharedKeys(env: Environment): Generator<string> {
  for (const name of ['CPF_KEY', 'HASH_KEY', 'TRANSPARENCY_KEY'] as const)
    if (env.SEED_KEY?.some(({ secret }) => env[name]?.some((other) => other.secret.equals(secret))))
      yield `SEED_KEY: has a key of ${name}. Make one of its own: openssl rand -base64 32 | tr +/ -_`;
}

function* contradictions(env: Environment): Generator<string> {
  yield* wrongHosts(env);
  for (const [start, end] of windows) {
    const [from, to] = [env[start], env[end]];
    if (from && to && from >= to) yield `${end}: must come after ${start}.`;
  }
  if (env.PORT === env.METRICS_PORT) yield 'METRICS_PORT: must differ from PORT.';
  if ([env.PORT, env.METRICS_PORT].includes(env.WORKER_METRICS_PORT ?? env.METRICS_PORT + 1))
    yield 'WORKER_METRICS_PORT: must differ from PORT and METRICS_PORT; unless said it is the one after METRICS_PORT.';
  const [siteKey, secret] = [env.TURNSTILE_SITE_KEY, env.TURNSTILE_SECRET];
  if (siteKey && !secret)
    yield 'TURNSTILE_SECRET: is required with TURNSTILE_SITE_KEY; leave both out for no challenge.';
  if (secret && !siteKey)
    yield 'TURNSTILE_SITE_KEY: is required with TURNSTILE_SECRET; leave both out for no challenge.';
  if (env.TRANSPARENCY_KEY?.some((key) => key.secret.length !== ED25519_SEED))
    yield 'TRANSPARENCY_KEY: Use 32 random bytes in base64url: openssl rand -base64 32 | tr +/ -_';
  yield* sharedKeys(env);
  yield* rootless(env);
  if (env.DEMONSTRATION) return;
  yield* unconfirmable(env);
  for (const key of ['CPF_KEY', 'HASH_KEY', 'SEED_KEY', 'TRANSPARENCY_KEY'] as const) {
    if (!env[key]) yield `${key}: is required. Make one: openssl rand -base64 32 | tr +/ -_`;
  }
}

function secretsOf(env: Environment): Secrets {
  const { CPF_KEY: cpf, HASH_KEY: hash, SEED_KEY: seed, TRANSPARENCY_KEY: transparency } = env;
  return cpf && hash && seed && transparency
    ? toSecrets({ cpf, hash, seed, transparency })
    : demonstrationSecrets(resolve(env.DATA_DIR), env);
}

/** What was called otherwise before: left out in silence, files would be looked for where none are. */
const RENAMED = {
  REMOTES_BUCKET: 'STORAGE_BUCKET',
  REMOTES_BUCKET_REGION: 'STORAGE_REGION',
  REMOTES_BUCKET_ENDPOINT: 'STORAGE_ENDPOINT',
} as const;

const renamed = (source: Record<string, string | undefined>): string[] =>
  Object.entries(RENAMED)
    .filter(([old]) => source[old])
    .map(
      ([old, now]) => `${old}: is ${now} now, for every file and not builds alone (docs/runbooks/deploy.md).`,
    );

/** The configuration of this process. Throws a ConfigError that a person can act on. */
export function loadConfig(source: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(source);
  if (!parsed.success) {
    // The value itself is not repeated: it may be a secret.
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const problems = [...renamed(source), ...contradictions(parsed.data)];
  if (problems.length > 0) throw new ConfigError(problems);
  return toConfig(parsed.data, secretsOf(parsed.data));
}
