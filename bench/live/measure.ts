import { setTimeout as sleep } from 'node:timers/promises';
import { load } from '../lib/load.ts';
import { onOwnCores } from '../lib/cores.ts';
import type { Server } from '../lib/processes.ts';
import type { BenchPoll } from '../votes/people.ts';
import { voteRequest } from '../votes/requests.ts';
import { Clients } from './clients.ts';

export interface Measured {
  /** Milliseconds from the vote's sending until the last client knew, ascending; one a round. */
  readonly last: readonly number[];
  /** What one client costs the server, in kB of resident memory. */
  readonly kilobytes: number;
  /** Processor time the server took for one change, in milliseconds. */
  readonly processor: number;
  /** Connections that were lost. */
  readonly lost: number;
}

export interface Run {
  readonly clients: number;
  readonly rounds: number;
  /** Persons who haven't voted on this poll yet: from this number on. */
  readonly firstVoter: number;
  /** Where the votes are cast, when not where the clients are. */
  readonly votesAt?: Server;
}

async function settled(server: Server): Promise<number> {
  await sleep(2_000);
  return server.memory();
}

/** One vote, whose answer isn't waited for: what counts is when everybody knows. */
const cast = (port: number, poll: BenchPoll, person: number) => {
  let left = 1;
  return load({
    port,
    connections: 1,
    duration: 60_000,
    next: () => (left-- > 0 ? { bytes: voteRequest(poll, person) } : null),
  });
};

/** Opens the clients, lets one person after another vote, and waits each time until everybody knows. */
export async function measure(server: Server, poll: BenchPoll, run: Run): Promise<Measured> {
  const { votesAt = server, rounds, firstVoter } = run;
  const before = await settled(server);
  const clients = new Clients(run.clients);
  return onOwnCores([server], async () => {
    await clients.connect(server.port, `/api/polls/live?ids=${poll.id}`);
    const last: number[] = [];
    await sleep(2_000);
    const processorBefore = server.processorTime();
    for (let round = 0; round < rounds; round += 1) {
      const everybody = clients.everybodyHas(firstVoter + round + 1);
      const sentAt = performance.now();
      const voted = cast(votesAt.port, poll, firstVoter + round);
      last.push((await everybody) - sentAt);
      await voted;
      await sleep(700);
    }
    const processor = (server.processorTime() - processorBefore) / rounds;
    const kilobytes = ((await settled(server)) - before) * (1024 / run.clients);
    const { lost } = clients;
    clients.leave();
    return { last: last.sort((left, right) => left - right), kilobytes, processor, lost };
  });
}
