/** What one step of a visit costs, in milliseconds of a processor. */
export interface Demand {
  /** The BFF's own thread: requests one after the other. */
  readonly script: number;
  /** Threads beside it: passwords. */
  readonly hashing: number;
  /** All processes of the database. */
  readonly database: number;
  /** Whoever makes the load, where it runs on the same machine. */
  readonly client: number;
}

/** The steps of a visit while a spot is on television. */
export const STEPS = ['page', 'results', 'signIn', 'register', 'vote', 'receipt'] as const;
export type Step = (typeof STEPS)[number];
export type Demands = Readonly<Record<Step, Demand>>;

/**
 * How often each step comes in a visit: one page, results asked for four times, half of the people sign in, a fifth register,
 * the others are signed in; all vote, a tenth sends a receipt.
 */
export const VISIT: Readonly<Record<Step, number>> = {
  page: 1,
  results: 4,
  signIn: 0.5,
  register: 0.2,
  vote: 1,
  receipt: 0.1,
};

/** What a visit costs on average. */
export function demandOf(demands: Demands, visit: Readonly<Record<Step, number>> = VISIT): Demand {
  const sum = (part: keyof Demand) => STEPS.reduce((all, step) => all + visit[step] * demands[step][part], 0);
  return {
    script: sum('script'),
    hashing: sum('hashing'),
    database: sum('database'),
    client: sum('client'),
  };
}

export interface Machine {
  readonly cores: number;
  readonly processes: number;
  /** Passwords that one process works on at once. */
  readonly hashers: number;
  /** Of the cores' time, what visits get once all of it is wanted: see `yieldOf`. */
  readonly yield: number;
}

/**
 * What visits get of the cores' time when everything on them is busy: less than all of it, for processes that wait for each other leave
 * some unused, and a visit costs more than by itself where they take each other's places. From `perSecond` visits as measured.
 */
export const yieldOf = (visit: Demand, cores: number, perSecond: number): number =>
  (perSecond * allOf(visit)) / (cores * 1000);

/** Milliseconds of a visit, whoever spends them. */
export const allOf = ({ script, hashing, database, client }: Demand): number =>
  script + hashing + database + client;

export interface Prediction {
  /** Visits a second. */
  readonly perSecond: number;
  /** What is used up first. */
  readonly limit: 'script' | 'cores' | 'hashing';
}

/** The most visits a second when everything runs on one machine: what is used up first is the limit. */
export function predict(visit: Demand, { cores, processes, hashers, yield: got }: Machine): Prediction {
  const limits = [
    { limit: 'script', perSecond: (processes * 1000) / visit.script },
    { limit: 'cores', perSecond: (got * cores * 1000) / allOf(visit) },
    { limit: 'hashing', perSecond: (processes * hashers * 1000) / visit.hashing },
  ] as const;
  return limits.reduce((least, one) => (one.perSecond < least.perSecond ? one : least));
}

/** A processor is planned to be busy so much: beyond it waiting grows faster than work. */
export const PLANNED = 0.6;
/** People come in waves: in the busiest ten seconds so many times the average. */
export const WAVE = 2;

export interface Size {
  /** In the busiest seconds. */
  readonly visitsPerSecond: number;
  readonly bffCores: number;
  readonly databaseCores: number;
}

/** Cores for so many people in so many minutes, where nobody is to wait in a line. */
export function sizeFor(visit: Demand, people: number, minutes: number): Size {
  const visitsPerSecond = (people / (minutes * 60)) * WAVE;
  const cores = (milliseconds: number) => Math.ceil((visitsPerSecond * milliseconds) / 1000 / PLANNED);
  return {
    visitsPerSecond: Math.ceil(visitsPerSecond),
    bffCores: cores(visit.script + visit.hashing),
    databaseCores: cores(visit.database),
  };
}
