import { statfs } from 'node:fs/promises';
import { Gauge, type Metric } from 'prom-client';

/** What the disk beneath a folder has left, read when Prometheus asks. */
export function folderGauges(folder: string): readonly Metric[] {
  const gauge = (name: string, help: string, of: (disk: { bavail: number; blocks: number }) => number) =>
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        const disk = await statfs(folder).catch(() => null);
        if (disk) this.set(of(disk) * disk.bsize);
        else this.remove();
      },
    });
  return [
    gauge('data_folder_free_bytes', 'What is free on the disk of DATA_DIR.', ({ bavail }) => bavail),
    gauge('data_folder_size_bytes', 'How large the disk of DATA_DIR is.', ({ blocks }) => blocks),
  ];
}
