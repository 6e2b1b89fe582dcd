import { adminRegulations, regulations } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import { crud } from '../../core/crud/crud.ts';
import { area } from '../../core/request/routes.ts';
import { nextVersion } from './next-version.ts';
import { pdfOf } from './pdf-address.ts';
import { currentRegulations, frontPage, regulationPage } from './public-regulations.ts';
import { publishRegulation } from './publish-regulation.ts';
import { regulationResource } from './regulations.resource.ts';
import { storeUploadedPdf } from './store-pdf.ts';

export const regulationRoutes = area(regulations, {
  current: async (_input, { db, clock }) => ({ items: await currentRegulations(db, clock.now()) }),
  front: async (_input, { db, clock }) => ({ document: await frontPage(db, clock.now()) }),
  document: ({ params }, { db, clock }) => regulationPage(db, params.slug, null, clock.now()),
  version: ({ params }, { db, clock }) => regulationPage(db, params.slug, Number(params.number), clock.now()),
});

export const adminRegulationRoutes = area(adminRegulations, {
  ...crud(regulationResource),
  publish: ({ params, body }, context) => publishRegulation(context, params.id, body.version),
  next: ({ params, body }, context) => nextVersion(context, params.id, body.version),
  uploadPdf: async (_input, { readBody, storage, transaction, actor, clock }) => {
    const data = await storeUploadedPdf(storage.publicFiles, await readBody());
    return transaction(async (tx) => {
      const pdf = await tx.storedPdf.create({ data });
      await recordAction(tx, {
        actor,
        at: clock.now(),
        resource: 'regulations',
        recordId: pdf.id,
        action: 'upload',
        summary: pdf.key,
        after: { ...pdfOf(pdf) },
      });
      return { ...pdfOf(pdf), id: pdf.id, uploaded: true };
    });
  },
});
