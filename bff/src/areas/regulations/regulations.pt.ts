const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });

/** What stands under the title of a printed document, which is in Portuguese in every language of the site. */
export const regulationPdfPt = {
  certificateLine: (number: string) => `Certificado de Autorização SPA/MF nº ${number}`,
  versionLine: (number: number, effectiveFrom: Date) =>
    `Versão ${number}, em vigor a partir de ${day.format(effectiveFrom)}`,
};
