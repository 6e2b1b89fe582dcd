/** Notifications in the document of a person's data. */
export const notificationDataPt = {
  title: 'Avisos',
  columns: { what: 'O quê', kind: 'Sobre', channel: 'Por onde', at: 'Quando' },
  asked: 'Você pediu',
  told: 'Você foi avisado',
  kind: {
    theory: 'Teoria resolvida',
    list: 'Lista de sorteio fechada',
    draw: 'Resultado de sorteio',
    prize: 'Prêmio à espera',
  },
  channel: { email: 'E-mail', push: 'Aparelho' },
};
