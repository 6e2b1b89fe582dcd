import { startServer } from '../lib/processes.ts';
import { takePartAll } from './measure.ts';

/** Two processes of which one is killed amid it; then all ask again, with the same keys. Answers who was acknowledged before. */
export async function killedAmid(file: URL, env: Record<string, string>, persons: readonly number[]) {
  const servers = [await startServer(file, env), await startServer(file, env)];
  const acknowledged = new Set<number>();
  const [victim, other] = servers;
  await takePartAll(servers, persons, 128, (person, { status }) => {
    if (status === 201) acknowledged.add(person);
    if (acknowledged.size === Math.floor(persons.length / 3)) victim?.process.kill('SIGKILL');
  });
  const before = acknowledged.size;
  await takePartAll(other ? [other] : [], persons, 128, (person, { status }) => {
    if (status === 201) acknowledged.add(person);
  });
  for (const server of servers) await server.stop();
  return { before, after: acknowledged.size };
}
