export const auditWordsPt = { yes: 'Sim', no: 'Não' };
