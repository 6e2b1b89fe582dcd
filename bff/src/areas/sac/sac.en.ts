import { sacStateEn } from '@fio/contracts/terms/sac.en';
import { sacSubjectEn } from '@fio/contracts/terms/sac-subjects.en';
import type { sacExportPt, sacDataPt } from './sac.pt.ts';

export const sacExportEn: typeof sacExportPt = {
  file: 'customer-service',
  columns: {
    protocol: 'Protocol',
    subject: 'Subject',
    state: 'State',
    name: 'Name',
    email: 'E-mail',
    message: 'Message',
    messages: 'Messages',
    createdAt: 'Received',
    firstAnsweredAt: 'First answered at',
    answeredAt: 'Last answered at',
    closedAt: 'Closed',
  },
  subject: sacSubjectEn,
  state: sacStateEn,
};

/** The same in English. */
export const sacDataEn: typeof sacDataPt = {
  title: 'Messages to customer service',
  columns: { protocol: 'Protocol', text: 'Text', at: 'When' },
};
