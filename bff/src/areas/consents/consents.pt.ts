import { consentPurposePt } from '@fio/contracts/terms/consents.pt';

/** Consents in the document of a person's data. */
export const consentDataPt = {
  title: 'Consentimentos',
  columns: {
    purpose: 'Sobre o quê',
    decision: 'Decisão',
    version: 'Versão',
    at: 'Quando',
    device: 'Endereço e aparelho',
  },
  granted: 'Aceito',
  refused: 'Não aceito',
  purpose: consentPurposePt,
};
