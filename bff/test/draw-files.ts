import type { calculationFiles, DrawFileKind, ResponseOf } from '@fio/contracts';
import { workFile } from '../src/areas/calculation/files/work-file.ts';
import { call, type Called } from './call.ts';
import type { DrawDesk } from './draw-desk.ts';
import type { SignedHeaders } from './factories.ts';

export type Files = ResponseOf<typeof calculationFiles.list>;

/** The files of the desk's draw as staff see them. */
export interface FileDesk {
  list: () => Promise<Files>;
  ask: (...kinds: DrawFileKind[]) => Promise<Called<Files>>;
  /** Does what the worker would: whatever waits. */
  work: () => Promise<void>;
  fetch: (path: string, headers?: SignedHeaders) => Promise<{ status: number; name: string; bytes: Buffer }>;
}

export function fileDesk(desk: DrawDesk): FileDesk {
  const path = () => `/admin/calculation/${desk.draw.id}`;
  return {
    list: async () =>
      (await call<Files>(desk.app, 'GET', `${path()}/files`, { headers: desk.headers.ana })).body,
    ask: (...kinds) =>
      call<Files>(desk.app, 'POST', `${path()}/files`, { headers: desk.headers.ana, body: { kinds } }),
    work: async () => {
      const { services } = desk.app;
      const waiting = await services.db.drawFile.findMany({
        where: { drawId: desk.draw.id, state: 'queued' },
        select: { id: true },
      });
      for (const { id } of waiting) await workFile(services, id);
    },
    fetch: async (tail, headers = desk.headers.ana) => {
      const response = await desk.app.fetch(`/api${path()}/${tail}`, { headers });
      const disposition = response.headers.get('content-disposition') ?? '';
      return {
        status: response.status,
        name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? '',
        bytes: Buffer.from(await response.arrayBuffer()),
      };
    },
  };
}
