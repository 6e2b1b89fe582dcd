import { invoices } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { takesXml } from './invoice-services.ts';
import type { SendingServices } from './sending-services.ts';
import { rulesOf } from './judge-invoice.ts';
import { ownFile, ownInvoice, ownInvoices } from './own-invoices.ts';
import { sampleReceipts } from './sample-receipts.ts';
import { sendCode, sendPhoto, sendXml } from './send-invoice.ts';
import { sendTogether } from './send-together.ts';
import { startUpload } from './uploads/start-upload.ts';
import { takePiece } from './uploads/take-piece.ts';
import { usualWait } from './usual-wait.ts';

/** `send` goes together with others' as long as there is nothing to ask: see participations/take-part.ts. */
export const invoiceRoutes = area(
  invoices,
  {
    terms: async (_input, { config, db }, services: SendingServices) => {
      const { firstDay, lastDay, minimum, models, participating } = rulesOf(config);
      const { perDay, perPeriod } = config.invoices;
      return {
        firstDay,
        lastDay,
        minimum,
        perDay,
        perPeriod,
        models: [...models],
        participating: [...participating],
        xml: takesXml(services),
        usualWait: await usualWait({ db }),
      };
    },
    samples: (_input, context) => ({ items: sampleReceipts(context) }),
    mine: ({ query }, context) => ownInvoices(context, query),
    get: ({ params }, context) => ownInvoice(context, context.db, params.id),
    file: ({ params }, context) => ownFile(context, params.id),
    send: ({ body }, context, services) => sendCode(context, services, body),
    sendXml: ({ query }, context, services) => sendXml(context, services, query.key),
    startUpload: ({ body }, context) => startUpload(context, body),
    upload: ({ params, query }, context) => takePiece(context, params.id, query.offset),
    sendPhoto: ({ body }, context, services) => sendPhoto(context, services, body),
  },
  {
    send: {
      grouped: ({ body }, context, services, keeping) => sendTogether(context, services, body, keeping),
    },
    // Only the last piece makes work.
    upload: { ownLine: true },
    sendXml: { ownLine: true },
  },
);
