import type { DrawFileKind } from '@fio/contracts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { writeWorkbook } from '../../../core/export/workbook.ts';
import { renderHtml } from '../../../core/pdf/render-html.ts';
import { renderPdf } from '../../../core/pdf/render-pdf.ts';
import type { CalculationServices } from '../calculation-services.ts';
import { drawEvidence } from '../draw-evidence.ts';
import type { DrawnDraw } from './drawn-draw.ts';
import { minutesBlocks } from './minutes-blocks.ts';
import { minutesViewOf } from '../minutes.ts';
import { minutesPt } from './minutes.pt.ts';
import { winnersWorkbook } from './winners-workbook.ts';

/** What documents are made with. */
export type FileServices = Pick<Infrastructure, 'db' | 'pool' | 'clock' | 'config' | 'vaults' | 'storage'> &
  CalculationServices;

/** A document of a draw. Of the same draw in the same state it is the same bytes, whenever it is made. */
export async function makeFile(services: FileServices, draw: DrawnDraw, kind: DrawFileKind): Promise<Buffer> {
  // Written into the files, so never the clock's.
  const createdAt = draw.publishedAt ?? draw.calculatedAt;
  const minutes = () => ({
    title: minutesPt.title(draw.title),
    language: 'pt-BR' as const,
    createdAt,
    blocks: minutesBlocks(services, { ...draw, minutes: minutesViewOf(services, draw) }),
  });
  switch (kind) {
    case 'minutes_pdf':
      return renderPdf(minutes());
    case 'minutes_html':
      return Buffer.from(renderHtml(minutes()));
    case 'winners':
      return writeWorkbook(winnersWorkbook(services, draw, createdAt));
    case 'evidence':
      return Buffer.from(`${JSON.stringify(await drawEvidence(services, draw.id), null, 2)}\n`);
  }
}
