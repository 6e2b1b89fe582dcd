import { riskPt } from '@fio/contracts/terms/risks.pt';
import { prefixed } from '@fio/platform/i18n';

/** What the rules of risk saw of a receipt, fetched where they saw something. */
export const risksPt = {
  title: 'O que chamou atenção',
  deviceFigures: '{{seen}} pessoas entraram neste aparelho em um dia; até {{allowed}} é comum.',
  addressFigures: '{{seen}} pessoas enviaram notas deste endereço em um dia; até {{allowed}} é comum.',
  paceFigures: '{{seen}} notas da pessoa em uma hora; até {{allowed}} é comum.',
  seriesFigures: 'Série {{seen}}: acima de {{allowed}} as séries não são de lojas.',
  numbersFigures:
    '{{seen}} números por dia entre esta nota e a vizinha da mesma série; até {{allowed}} é comum.',
  orderFigures: '{{seen}} dias fora da ordem da vizinha da mesma série; até {{allowed}} é comum.',
  valueFigures: '{{seen}}; o comum nesta loja vai até {{allowed}}.',
  other: 'Ver a nota vizinha',
  ...prefixed('risk', riskPt),
};
