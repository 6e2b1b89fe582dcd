import { rspack, type Configuration, type StatsModule } from '@rspack/core';

/** Which sources each emitted file is made of, largest first. */
export type Contents = ReadonlyMap<string, readonly string[]>;

/** A name a reader knows: the package, or the folder of ours. */
function sourceOf(module: StatsModule): string | null {
  const path = module.nameForCondition;
  if (!path) return null;
  const library = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path);
  if (library && !library[1]?.startsWith('@fio')) return library[1] ?? null;
  const own =
    /(?:libs[\\/])?(?:platform|contracts|domain|build|design-system|shell|mf-public|bench)[\\/](?:src[\\/])?[^\\/]+/;
  return own.exec(path)?.[0].replace('/src', '') ?? null;
}

function largest(modules: readonly StatsModule[]): string[] {
  const sizes = new Map<string, number>();
  for (const module of modules) {
    for (const part of module.modules ?? [module]) {
      const source = sourceOf(part);
      if (source) sizes.set(source, (sizes.get(source) ?? 0) + (part.size ?? 0));
    }
  }
  return [...sizes].sort(([, a], [, b]) => b - a).map(([source]) => source);
}

/** Builds and says what is in each file; throws what the bundler complains about. */
export async function build(config: Configuration): Promise<Contents> {
  const compiler = rspack(config);
  const stats = await new Promise<NonNullable<Parameters<Parameters<typeof compiler.run>[0]>[1]>>(
    (resolve, reject) =>
      compiler.run((error, done) => (done ? resolve(done) : reject(error ?? new Error('No build.')))),
  );
  const { errors = [], chunks = [] } = stats.toJson({
    all: false,
    errors: true,
    chunks: true,
    chunkModules: true,
    nestedModules: true,
    // Every module on its own, also those the bundler joined or drew in by others.
    chunkModulesSpace: Infinity,
    nestedModulesSpace: Infinity,
    modulesSpace: Infinity,
    groupModulesByType: false,
    groupModulesByPath: false,
    groupModulesByAttributes: false,
    orphanModules: true,
    dependentModules: true,
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return new Map(
    chunks.flatMap(({ files = [], modules = [] }) => files.map((file) => [file, largest(modules)] as const)),
  );
}
