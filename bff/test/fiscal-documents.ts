import { readAccessKey } from '@fio/domain';

export interface DocumentParts {
  readonly key: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** As the document writes it: `59.90`. */
  readonly value: string;
  readonly cpf?: string;
  readonly items?: readonly { readonly code: string; readonly name: string; readonly value: string }[];
}

const ITEMS = [{ code: '7891000100103', name: 'CAFE DA MEADA 500G', value: '19.90' }];

/** An `infNFe` as an NFC-e has it, with what we read and some of what we don't. */
export function infNfe({ key, day, value, cpf, items = ITEMS }: DocumentParts): string {
  const reading = readAccessKey(key);
  if (!('key' in reading)) throw new Error(`Not an access key: ${key}`);
  const { cnpj, model, number, series } = reading.key;
  const details = items.map(
    (item, index) =>
      `<det nItem="${index + 1}"><prod><cProd>${index + 1}</cProd><cEAN>${item.code}</cEAN><xProd>${item.name}</xProd><qCom>1.0000</qCom><vProd>${item.value}</vProd></prod><imposto><vTotTrib>1.00</vTotTrib></imposto></det>`,
  );
  return `<infNFe Id="NFe${key}" versao="4.00"><ide><cUF>35</cUF><natOp>VENDA</natOp><mod>${model}</mod><serie>${Number(series)}</serie><nNF>${Number(number)}</nNF><dhEmi>${day}T21:13:05-03:00</dhEmi><tpEmis>1</tpEmis><tpAmb>1</tpAmb></ide><emit><CNPJ>${cnpj}</CNPJ><xNome>MERCADO &amp; CIA</xNome></emit>${cpf ? `<dest><CPF>${cpf}</CPF></dest>` : ''}${details.join('')}<total><ICMSTot><vProd>${value}</vProd><vNF>${value}</vNF></ICMSTot></total></infNFe>`;
}

const NFE = 'xmlns="http://www.portalfiscal.inf.br/nfe"';

/** A document as the shop has it, with the tax office's protocol around it; not signed. */
export const nfeXml = (parts: DocumentParts): string =>
  `<?xml version="1.0" encoding="UTF-8"?><nfeProc ${NFE} versao="4.00"><NFe>${infNfe(parts)}</NFe><protNFe versao="4.00"><infProt><cStat>100</cStat></infProt></protNFe></nfeProc>`;
