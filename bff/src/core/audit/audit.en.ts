export const auditWordsEn = { yes: 'Yes', no: 'No' };
