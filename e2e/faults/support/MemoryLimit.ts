import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup';
/** Version 2 has one tree for everything, version 1 one for memory. */
const isSecond = existsSync(join(ROOT, 'cgroup.controllers'));

/** A limit of memory for one process as a container has it: beyond it the system kills. Needs root. */
export class MemoryLimit {
  readonly #folder = join(isSecond ? ROOT : join(ROOT, 'memory'), `fio-faults-${process.pid}`);

  constructor(pid: number, mebibytes: number) {
    mkdirSync(this.#folder);
    this.#write(isSecond ? 'memory.max' : 'memory.limit_in_bytes', mebibytes * 1024 * 1024);
    this.#write('cgroup.procs', pid);
  }

  /** How often the system killed for it. */
  get kills(): number {
    const text = readFileSync(join(this.#folder, isSecond ? 'memory.events' : 'memory.oom_control'), 'utf8');
    return Number(/^oom_kill (\d+)$/m.exec(text)?.[1]);
  }

  /** Once its process is gone. */
  remove(): void {
    rmdirSync(this.#folder);
  }

  #write(name: string, value: number): void {
    writeFileSync(join(this.#folder, name), String(value));
  }
}
