import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MIB = Buffer.alloc(1024 * 1024, 1);

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr} (a disk of its own needs root)`);
}

/** A small disk of its own, in memory. */
export class Disk {
  readonly path: string;

  constructor(mebibytes: number) {
    this.path = mkdtempSync(join(tmpdir(), 'fio-disk-'));
    run('mount', '-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', this.path);
    // The database works as an account of its own.
    chmodSync(this.path, 0o755);
  }

  /** Leaves no room for a single byte. */
  fill(): void {
    const file = openSync(join(this.path, 'filler'), 'w');
    try {
      for (let chunk = MIB; chunk.length > 0;) {
        try {
          writeSync(file, chunk);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
          chunk = chunk.subarray(0, chunk.length >> 1);
        }
      }
    } finally {
      closeSync(file);
    }
  }

  free(): void {
    rmSync(join(this.path, 'filler'), { force: true });
  }

  remove(): void {
    run('umount', '-l', this.path);
    rmdirSync(this.path);
  }
}
