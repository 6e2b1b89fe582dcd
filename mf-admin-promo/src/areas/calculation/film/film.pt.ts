export const filmPt = {
  'film.title': 'Filme do resultado',
  'film.text':
    'Um filme curto, sem som, dos cinco prêmios até quem ganhou, para os canais da promoção. É feito neste navegador; dos ganhadores aparecem só o primeiro nome, a inicial e a cidade. Publique junto a descrição em texto.',
  'film.upright': 'Vertical (1080 × 1920)',
  'film.wide': 'Horizontal (1920 × 1080)',
  'film.transcript': 'Descrição em texto (VTT)',
  'film.making': 'Fazendo o filme',
  'film.failed': 'Não foi possível fazer o filme. Tente de novo.',
  'film.unable': 'Este navegador não faz vídeos WebM. Use um Chrome, Edge ou Firefox recente.',
  'film.lottery': 'Loteria Federal, concurso {{contest}}',
  'film.number': 'O número procurado',
  'film.winners': 'Quem ganhou',
  'film.more_one': 'e mais {{count}}',
  'film.more_other': 'e mais {{count}}',
  'film.check': 'Confira você mesmo',
};
